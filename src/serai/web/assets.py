"""Files that never change under their address: styles, icons and client modules, each folder under its own fingerprint.

A folder is read into memory once, at the start, with a compressed copy of each text.
"""

import gzip
import mimetypes
from asyncio import to_thread
from collections import OrderedDict
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path, PurePosixPath

from starlette.requests import Request
from starlette.responses import Response

FOREVER = "public, max-age=31536000, immutable"
_TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}
_SHOWN = {*_TYPES, ".png", ".ico", ".webp", ".mp3", ".ogg", ".wav"} - {".ftl"}
_SQUEEZED = {".js", ".css", ".svg", ".json", ".webmanifest"}


class Asset:
    """One file, as it travels."""

    def __init__(self, path: str, data: bytes) -> None:
        suffix = PurePosixPath(path).suffix
        self.data = data
        self.tag = f'"{sha256(data).hexdigest()[:24]}"'
        self.type = _TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
        self.squeezed = gzip.compress(data, 9, mtime=0) if suffix in _SQUEEZED and len(data) > 400 else None

    @property
    def size(self) -> int:
        """How much room it takes, in bytes."""
        return len(self.data) + len(self.squeezed or b"")

    def response(self, request: Request, cache: str = FOREVER) -> Response:
        """The file, compressed if the browser takes that; not sent again to who has it."""
        headers = {"cache-control": cache, "etag": self.tag}
        data = self.data
        if self.squeezed is not None:
            headers["vary"] = "accept-encoding"
            if "gzip" in request.headers.get("accept-encoding", ""):
                headers["content-encoding"] = "gzip"
                data = self.squeezed
        held = request.headers.get("if-none-match", "")
        if self.tag in [tag.strip().removeprefix("W/") for tag in held.split(",")]:
            headers.pop("content-encoding", None)
            return Response(status_code=304, headers=headers)
        return Response(data, headers=headers, media_type=self.type)


class CompressedFiles:
    """Files made while the house runs (art, pictures), compressed once and kept as long as there is room."""

    def __init__(self, most: int = 48 * 2**20) -> None:
        """``most`` is the room, in bytes."""
        self._most = most
        self._used = 0
        self._kept: OrderedDict[str, Asset] = OrderedDict()

    def kept(self, key: str) -> Asset | None:
        """The file that was made under this key; None if it was not, or is gone."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    async def asset(self, key: str, path: str, data: bytes) -> Asset:
        """These data as a file, kept under this key. Compressing is done in a thread: it needs no turn of Python's."""
        found = self.kept(key)
        if found is not None and found.data == data:
            return found
        return self.keep(key, await to_thread(Asset, path, data))

    def keep(self, key: str, made: Asset) -> Asset:
        """A file that is made already, kept under this key."""
        old = self._kept.pop(key, None)
        self._used += made.size - (old.size if old is not None else 0)
        self._kept[key] = made
        while self._used > self._most and len(self._kept) > 1:
            self._used -= self._kept.popitem(last=False)[1].size
        return made


class Folder:
    """All files of a folder under ``/NAME/FINGERPRINT/``."""

    def __init__(
        self,
        name: str,
        folder: Path,
        *,
        watch: bool = False,
        base: str = "",
        made: Callable[[Mapping[str, bytes]], dict[str, bytes]] | None = None,
    ) -> None:
        """With ``watch`` the folder is read again whenever a file in it has changed: for those who write the files.

        ``base`` is the path beneath which the house lies. ``made`` makes files out of
        those in the folder: further ones, or others in their place.
        """
        self._made = made
        self.name = name
        self._base = base
        self._folder = folder
        self._watch = watch
        self._stamp: tuple[tuple[str, int], ...] = ()
        self._files: dict[str, Asset] = {}
        self.fingerprint = ""
        self._read()

    def _paths(self) -> list[Path]:
        found = (path for path in self._folder.rglob("*") if path.suffix in _SHOWN and path.is_file())
        return sorted(path for path in found if "node_modules" not in path.parts)

    def _read(self) -> None:
        paths = self._paths()
        self._stamp = tuple((str(path), path.stat().st_mtime_ns) for path in paths)
        contents = {path.relative_to(self._folder).as_posix(): path.read_bytes() for path in paths}
        if self._made is not None:
            contents |= self._made(contents)
        digest = sha256()
        for path, data in contents.items():
            digest.update(f"{path}\0{len(data)}\0".encode())
            digest.update(data)
        self.fingerprint = digest.hexdigest()[:16]
        self._files = {path: Asset(path, data) for path, data in contents.items()}

    def refresh(self) -> None:
        """Read the folder again if it is watched and something changed."""
        if self._watch and self._stamp != tuple((str(path), path.stat().st_mtime_ns) for path in self._paths()):
            self._read()

    def __contains__(self, path: str) -> bool:
        return path in self._files

    def url(self, path: str) -> str:
        """The address of a file of this folder."""
        self.refresh()
        return f"{self._base}/{self.name}/{self.fingerprint}/{path}"

    def names(self) -> list[str]:
        """The paths of all files, in order."""
        self.refresh()
        return sorted(self._files)

    def asset(self, path: str) -> Asset | None:
        """A file of this folder; None if there is none of this name."""
        return self._files.get(path)

    def serve(self, request: Request) -> Response:
        """Answer a request for ``/NAME/{fingerprint}/{path}``.

        A page that was open while the house was renewed still asks under the old fingerprint: it gets the file of
        today, but may not keep it.
        """
        self.refresh()
        asset = self.asset(request.path_params["path"])
        if asset is None:
            return Response(status_code=404)
        fits = request.path_params["fingerprint"] == self.fingerprint
        return asset.response(request, FOREVER if fits else "no-store")
