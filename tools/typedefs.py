"""Write the client's types (src/serai/web/client/wire.d.ts) from the messages of the wire and the art of a scene.

python tools/typedefs.py          # write the file
python tools/typedefs.py --check  # only say whether it is up to date
"""

import sys
from pathlib import Path
from typing import Any

from msgspec import Struct, inspect

from serai.core.scene import Art
from serai.house import messages, scenemessages

TARGET = Path(__file__).parent.parent / "src" / "serai" / "web" / "client" / "wire.d.ts"
HEAD = "// Made by tools/typedefs.py from serai.house.messages and serai.core.scene.Art. Do not edit.\n"


def _type(kind: inspect.Type) -> str:
    """A msgspec type, as TypeScript writes it."""
    match kind:
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.UnionType(types=types):
            return " | ".join(_type(t) for t in types)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            inner = _type(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(_type(t) for t in items)}]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {_type(value)}>"
        case inspect.StructType(cls=cls):
            return cls.__name__
    raise TypeError(f"no TypeScript for {kind!r}")


def _interface(struct: type[Struct]) -> str:
    """A struct as an interface; what has a default may be left out on the wire."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [f'  type: "{info.tag}";'] if info.tag_field else []
    sent_whole = not struct.__struct_config__.omit_defaults and not struct.__struct_config__.forbid_unknown_fields
    for field in info.fields:
        free = not sent_whole and not field.required
        lines.append(f"  {field.encode_name}{'?' if free else ''}: {_type(field.type)};")
    return "\n".join([f"export interface {struct.__name__} {{", *lines, "}"])


def _union(name: str, union: Any) -> str:
    return f"export type {name} = {' | '.join(part.__name__ for part in union.__args__)};"


def typedefs() -> str:
    """The whole file."""
    structs: list[type[Struct]] = [
        found
        for found in (vars(scenemessages) | vars(messages)).values()
        if isinstance(found, type) and issubclass(found, Struct) and found is not Struct
    ]
    structs.append(Art)
    parts = [_interface(struct) for struct in structs]
    parts += [_union("Request", messages.Request), _union("Message", messages.Message)]
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def main() -> int:
    """Write or check the file; returns the exit code."""
    text = typedefs()
    if "--check" in sys.argv[1:]:
        fits = TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text
        if not fits:
            print(f"{TARGET.name} is out of date: run python tools/typedefs.py", file=sys.stderr)
        return 0 if fits else 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
