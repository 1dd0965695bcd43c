from serai.core.game import Event
from serai.core.texts import Text


class FeuvilleWords:
    def __init__(self, data):
        self.data = data

    def prompt(self, view):
        return Text("seat", {"number": 1})

    def label(self, view, action):
        return Text("seat", {"number": 1})

    def help(self, view, action):
        return None

    def tell(self, before, event, after):
        return None

    def reason(self, view, action):
        return Text("reason-over")
