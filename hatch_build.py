"""Build hook for wheels: compiles the hot modules with mypyc where a C compiler works, and ships pure Python elsewhere.

Every wheel also carries the rule ledgers of ``docs/rules``, with the names of the tests that check each clause.

The modules are those that ``[tool.serai] compiled`` in pyproject.toml names. Each stays in the wheel as Python, too;
its compiled form stands beside it and is what ``import`` finds first.

Environment:

``SERAI_PURE=1``
    compile nothing;
``SERAI_REQUIRE_COMPILED=1``
    fail, rather than fall back to pure Python, when the modules cannot be compiled.
"""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any, Final

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES: Final = "src"
"""The folder that holds the packages, relative to the project's root."""

GROUP: Final = "serai"
"""The name of the mypyc group. Its code is one library, at the top of site-packages; the modules only point to it."""

LEDGERS: Final = "docs/rules"
"""The folder of the rule ledgers, and of the tables of what carries each clause out."""

_PROBE: Final = """\
import sys
import setuptools  # first: it brings distutils where Python has none
from distutils.ccompiler import new_compiler
from distutils.sysconfig import customize_compiler, get_python_inc

try:
    compiler = new_compiler()
    customize_compiler(compiler)
    more = sys.argv[2:]
    objects = compiler.compile([sys.argv[1]], output_dir="out", include_dirs=[get_python_inc()], extra_postargs=more)
    compiler.link_shared_object(objects, "out/probe.shared", extra_postargs=more)
except Exception as error:
    sys.exit(f"{type(error).__name__}: {error}")
"""
"""Compiles and links one small file that needs Python's headers: exactly what a build asks of a machine."""

_AS_ONE: Final = ["-flto=auto", "-fno-fat-lto-objects"]
"""What makes GCC see all modules at once when it links them, so that it inlines small functions across them."""

_PROBE_C: Final = "#include <Python.h>\nint serai_probe(void) { return PY_MAJOR_VERSION; }\n"

_COMPILE: Final = f"""\
import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from mypyc.build import mypycify


class Parallel(build_ext):
    def build_extensions(self):
        one_after_the_other = self.compiler.compile

        def together(sources, **more):
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = list(pool.map(lambda source: one_after_the_other([source], **more), sources))
            return [path for paths in made for path in paths]

        self.compiler.compile = together
        super().build_extensions()


modules = [given for given in sys.argv[1:] if not given.startswith("-f")]
as_one = [given for given in sys.argv[1:] if given.startswith("-f")]
# The sources are checked strictly elsewhere, with all dependencies at hand. A build environment has none of them, so
# here only the compiled modules themselves must make sense.
options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
extensions = mypycify(
    [*options, *modules], opt_level="3", debug_level="0", group_name="{GROUP}", multi_file=True
)
# mypyc 2.4.1 forgets to let go of an array that Python code hands over, as an argument or to be an attribute: each one
# would stay in memory for ever. It takes a reference of its own where it means to borrow one; that one is given back.
handed_over = re.compile(
    r"\\b(tmp|arg_\\w+) = VecI64Api\\.unbox\\(\\w+\\);\\s*if \\(VEC_IS_ERROR\\(\\1\\)\\) \\{{[^{{}}]*\\}}"
)
for source in {{source for extension in extensions for source in extension.sources}}:
    file = Path(source)
    text = file.read_text()
    file.write_text(handed_over.sub(r"\\g<0>\\nVEC_I64_DECREF(\\1);", text))
if sys.platform.startswith("linux"):
    # Nobody replaces our functions from outside: so the compiler may inline them, and calls need no table.
    for extension in extensions:
        extension.extra_compile_args += ["-fno-semantic-interposition", *as_one]
        extension.extra_link_args += ["-Wl,-Bsymbolic", *([*as_one, "-O3"] if as_one else [])]
setup(
    name="serai-compiled",
    ext_modules=extensions,
    cmdclass={{"build_ext": Parallel}},
    script_args=["--quiet", "build_ext", "--inplace"],
)
"""
"""Compiles all modules as one mypyc group, so that calls between them are native; results land beside the sources.

Each module is a C file of its own: compiled on all cores, that takes a fraction of the time of one large file. The
flags of ``_AS_ONE`` may come before the modules.
"""


def hot_modules(root: Path) -> list[str]:
    """The paths, relative to ``root``, of the modules to compile, as pyproject.toml lists them.

    Raises ValueError if an entry is no Python file under the source folder.
    """
    with (root / "pyproject.toml").open("rb") as file:
        listed: list[str] = tomllib.load(file)["tool"]["serai"]["compiled"]
    for path in listed:
        if not path.startswith(f"{SOURCES}/") or not path.endswith(".py") or not (root / path).is_file():
            raise ValueError(f"pyproject.toml, [tool.serai] compiled: no such module: {path}")
    return listed


def compiler_trouble(scratch: Path, flags: list[str]) -> str:
    """Why no C extension can be built on this machine with these flags, in the compiler's words; empty if one can."""
    (scratch / "probe.c").write_text(_PROBE_C)
    done = _python(_PROBE, ["probe.c", *flags], scratch)
    return "" if done.returncode == 0 else done.stdout.strip() or f"exit code {done.returncode}"


def compile_modules(root: Path, modules: list[str], scratch: Path) -> dict[str, str]:
    """Compile ``modules`` in ``scratch`` and return the results: absolute path to path in the wheel.

    Nothing is written under ``root``: a compiled file left among the sources would silently shadow the Python there.
    Raises CompileError with the compiler's output.
    """
    copied = scratch / SOURCES
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    shutil.copytree(root / SOURCES, copied, ignore=shutil.ignore_patterns("__pycache__", "*" + suffix))
    names = [path.removeprefix(f"{SOURCES}/") for path in modules]
    as_one = [] if compiler_trouble(scratch, _AS_ONE) else _AS_ONE
    done = _python(_COMPILE, [*as_one, *names], copied)
    if done.returncode != 0:
        raise CompileError(done.stdout)
    built = [name.removesuffix(".py") + suffix for name in names]
    built.append(f"{GROUP}__mypyc{suffix}")
    if missing := [name for name in built if not (copied / name).is_file()]:
        raise CompileError(f"{done.stdout}\nnot built: {', '.join(missing)}")
    return {str(copied / name): name for name in built}


def ledger_files(root: Path, scratch: Path) -> dict[str, str]:
    """The ledgers and the list of the tests by clause: absolute path to path in the wheel."""
    found = {str(path): f"serai/rules/{path.name}" for path in sorted((root / LEDGERS).iterdir())}
    source = root / SOURCES / "serai" / "cli" / "citations.py"
    # By its path: the package itself needs what a build environment does not have.
    spec = importlib.util.spec_from_file_location("citations", source)
    if spec is None or spec.loader is None:
        raise ImportError(str(source))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    listed = scratch / "tests.json"
    listed.write_text(json.dumps(module.citations(root / "tests"), indent=0), encoding="utf-8")
    return {**found, str(listed): "serai/rules/tests.json"}


class CompileError(Exception):
    """The hot modules could not be compiled."""


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """What hatchling calls, once before and once after a wheel is packed."""

    PLUGIN_NAME = "custom"

    _scratch: tempfile.TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and add the results to the wheel. An editable install stays pure: its point is to be edited."""
        if version == "editable":
            return
        self._scratch = tempfile.TemporaryDirectory(prefix="serai-build-")
        scratch = Path(self._scratch.name)
        build_data["force_include"].update(ledger_files(Path(self.root), scratch))
        modules = hot_modules(Path(self.root))
        required = _asked("SERAI_REQUIRE_COMPILED")
        if _asked("SERAI_PURE"):
            if required:
                raise CompileError("SERAI_PURE and SERAI_REQUIRE_COMPILED contradict each other")
            self.app.display_warning(
                "serai: SERAI_PURE is set, so nothing is compiled; random play and bots are slower."
            )
            return
        try:
            if trouble := compiler_trouble(scratch, []):
                raise CompileError(f"this machine has no working C compiler with Python's headers:\n{trouble}")
            self.app.display_info(f"serai: compiling {len(modules)} modules with mypyc")
            built = compile_modules(Path(self.root), modules, scratch)
        except CompileError as error:
            if required:
                raise
            self.app.display_warning(
                f"{'=' * 100}\n"
                f"serai: NOT COMPILED. {error}\n\n"
                "serai: this wheel is pure Python: all of it works, but simulations and bots are many times slower.\n"
                f"{'=' * 100}"
            )
            return
        build_data["force_include"].update(built)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary folder, which had to live until the wheel was packed."""
        if self._scratch is not None:
            self._scratch.cleanup()


def _asked(variable: str) -> bool:
    """Whether an environment variable switches something on."""
    return os.environ.get(variable, "") not in {"", "0"}


def _python(script: str, arguments: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a script in this interpreter's environment, in ``folder``; stdout holds all that it printed."""
    return subprocess.run(
        [sys.executable, "-c", script, *arguments],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
