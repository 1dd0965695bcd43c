from serai.core.scene import Art


def art(data):
    return Art({}, {}, {})
