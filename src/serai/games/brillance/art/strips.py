"""The ground of everything beside the board: a strip of night sky over roofs."""


class Dice:
    """A tiny repeatable sequence, so that every house stands at the same spot in every process."""

    def __init__(self, seed: int) -> None:
        self._now = seed

    def between(self, low: float, high: float) -> float:
        self._now = (self._now * 1103515245 + 12345) % 2147483648
        return low + (high - low) * ((self._now >> 8) % 10007) / 10007


def strip(width: int, height: int) -> str:
    """A strip of night sky with a golden edge and a row of roofs along its foot."""
    dice = Dice(width + height)
    stars = "".join(
        f'<circle cx="{dice.between(10, width - 10):.4g}" cy="{dice.between(8, height * 0.5):.3g}" '
        f'r="{dice.between(0.6, 1.7):.2g}" fill="#fff4d6" fill-opacity=".6"/>'
        for _ in range(width // 26)
    )
    x, roofs = -6.0, "M0 " + str(height)
    while x < width:
        w, h = dice.between(24, 52), dice.between(8, 20)
        roofs += f"L{x:.4g} {height - h:.4g}L{x + w / 2:.4g} {height - h - 8:.4g}L{x + w:.4g} {height - h:.4g}"
        x += w
    roofs += f"L{width} {height}z"
    return (
        f'<rect width="{width}" height="{height}" fill="url(#br-mat)"/>{stars}'
        f'<path d="{roofs}" fill="#15121f" fill-opacity=".6"/>'
        f'<rect x="4" y="4" width="{width - 8}" height="{height - 8}" rx="6" fill="none" stroke="#d8b45a" '
        'stroke-opacity=".7" stroke-width="2"/>'
    )
