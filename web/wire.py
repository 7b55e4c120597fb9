"""Writes `src/wire.ts`: everything that the server and the browser say to each other, as TypeScript types.

They are made from the structs that the server itself reads and writes, comments included: `make wire`.
"""

from __future__ import annotations

import ast
import inspect
import io
import re
import tokenize
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from msgspec import NODEFAULT, UNSET
from msgspec import inspect as types

from parlour.games import GAMES
from parlour.kernel.components import ComponentSet
from parlour.kernel.game import Event, View
from parlour.kernel.state import SPECTATOR
from parlour.match import frames, lesson, news, profile, review
from parlour.match.log import Avatar, Colour, Reason, Wish
from parlour.match.replay import Replay
from parlour.server import boxes, branches, contacts, door, library, messages, requests
from parlour.server.messages import AnyCommand, ServerMessage
from parlour.server.notices import Notice
from parlour.store import Reaction, Status
from parlour.words import LOCALES

PLACE: Final = Path(__file__).parent / "src" / "wire.ts"
HEAD: Final = """// What the server and the browser say to each other, as `make wire` finds it in the server.
// It is generated: change the structs of the server and run `make wire`, never edit this file by hand.
"""
EVENT: Final = """/** Something that happened, as one viewer may know it; each game has its own kinds. */
export interface Event {
  event: string;
}
"""
GAME_ID: Final = """/** The id of a game: of one of those above, or of one from another package. */
export type GameId = keyof Games | (string & {});
"""
TOLD: Final[tuple[type[msgspec.Struct], ...]] = (news.Snapshot, news.Step, *ServerMessage.__subclasses__())
ANSWERS: Final = (
    requests.Me,
    requests.House,
    library.GameAbout,
    library.BotAbout,
    library.Rules,
    library.Teaching,
    boxes.BoxForm,
    requests.Opening,
    branches.Merged,
    requests.Page,
    requests.Turns,
    contacts.Notices,
    contacts.TableNotices,
    Notice,
    door.DoorStatus,
    frames.Frames,
    review.Reviewed,
    profile.Profile,
    lesson.Lesson,
    Replay,
)
SIMPLE: Final[dict[type[types.Type], str]] = {
    types.StrType: "string",
    types.IntType: "number",
    types.FloatType: "number",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}
ALIASES: Final = {
    "Wish": Wish,
    "Reason": Reason,
    "Status": Status,
    "Colour": Colour,
    "Avatar": Avatar,
    "Reaction": Reaction,
}
WORDS: Final = {frozenset(get_args(each)): name for name, each in ALIASES.items()}
OWN: Final = {View: "V", Event: "E"}  # what each game has of its own
PARAMETERS: Final = {"V": "V extends View = View", "E": "E extends Event = Event"}
NAMES: Final[dict[type, str]] = {messages.Hinted: "Hint", ComponentSet: "ComponentSet"}


class Writer:
    """Writes interfaces in the order in which they are needed, each once."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self._shapes: dict[str, type[msgspec.Struct]] = {}
        self._parameters: dict[str, list[str]] = {}  # of those with parts that each game has of its own

    def declare(self, shape: type[msgspec.Struct], given: bool = False) -> str:
        """The name of a struct; of one that is given to the server, where a default need not be said."""
        name = name_of(shape)
        if name not in self.written:
            self.written[name] = ""  # it has its place, even if it needs others
            self._shapes[name] = shape
            self.written[name] = self._interface(name, shape, given)
        assert self._shapes[name] is shape, f"there are two of {name}"
        letters = self._parameters.get(name)
        return f"{name}<{', '.join(letters)}>" if letters else name

    def _interface(self, name: str, shape: type[msgspec.Struct], given: bool) -> str:
        info = types.type_info(shape)
        assert isinstance(info, types.StructType)
        comments = comments_of(shape)
        base = View if issubclass(shape, View) and shape is not View else None
        lines = [] if info.tag is None else [f'{info.tag_field}: "{info.tag}";']
        letters: set[str] = set()
        for field in info.fields:
            if base and field.name in base.__struct_fields__:
                continue
            spelled = self._field(shape, field, given)
            letters |= set(re.findall(r"\b[VE]\b", spelled.partition(": ")[2]))
            comment = comments.get(field.name)
            lines.append(f"{spelled};{f' // {comment}' if comment else ''}")
        self._parameters[name] = sorted(letters, reverse=True)
        parameters = ", ".join(PARAMETERS[letter] for letter in self._parameters[name])
        heading = name + (f"<{parameters}>" if parameters else "") + (" extends View" if base else "")
        body = "".join(f"  {line}\n" for line in lines)
        return f"{about(shape)}export interface {heading} {{\n{body}}}\n"

    def _field(self, shape: type[msgspec.Struct], field: types.Field, given: bool) -> str:
        if issubclass(shape, messages.Command) and field.name == "id":
            return "id?: number"  # the sender counts its commands
        never = field.default is NODEFAULT and field.default_factory is NODEFAULT
        spared = given or shape.__struct_config__.omit_defaults or never or field.default is UNSET
        kind = self.spell(field.type, given)
        if kind == "string" and (field.name == "game" or (shape, field.name) == (library.GameAbout, "id")):
            kind = "GameId"
        return f"{field.encode_name}{'' if field.required or not spared else '?'}: {kind}"

    def spell(self, kind: types.Type, given: bool = False) -> str:
        """A type in TypeScript."""
        match kind:
            case types.Metadata():
                return self.spell(kind.type, given)
            case types.StructType():
                return OWN[kind.cls] if kind.cls in OWN else self.declare(kind.cls, given)
            case types.ListType() | types.VarTupleType():
                item = self.spell(kind.item_type, given)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case types.DictType():
                return f"Record<{self.spell(kind.key_type, given)}, {self.spell(kind.value_type, given)}>"
            case types.LiteralType():
                values = " | ".join(f'"{value}"' for value in kind.values)
                return WORDS.get(frozenset(kind.values), values)
            case types.UnionType():
                return " | ".join(self.spell(each, given) for each in kind.types)
        return SIMPLE[type(kind)]

    def union(self, name: str, about: str, members: list[str]) -> None:
        """One of several."""
        rows = "".join(f"\n  | {member}" for member in members)
        letters = ", ".join(PARAMETERS[letter] for letter in "VE") if "<V, E>" in rows else ""
        heading = f"{name}<{letters}>" if letters else name
        self.written[name] = f"/** {about} */\nexport type {heading} ={rows};\n"


def about(shape: type[msgspec.Struct]) -> str:
    """What a struct says of itself."""
    said = (vars(shape).get("__doc__") or "").replace("None", "null")
    return f"/** {' '.join(said.split())} */\n" if said else ""


def name_of(shape: type[msgspec.Struct]) -> str:
    """What a struct is called in the browser. Games put their names before their own."""
    parts = shape.__module__.split(".")
    name = NAMES.get(shape, shape.__name__)
    if parts[:2] == ["parlour", "games"] and len(parts) > 2:
        prefix = parts[2].capitalize()
        return name if name.startswith(prefix) else prefix + name
    return f"{name}Command" if issubclass(shape, messages.Command) else name


@cache
def comments_of(shape: type[msgspec.Struct]) -> dict[str, str]:
    """What stands behind each field in the source, and behind those that it inherits."""
    found: dict[str, str] = {}
    for each in reversed(shape.__mro__):
        if each.__module__.startswith("parlour."):
            found |= written_behind(each)
    return found


def written_behind(shape: type) -> dict[str, str]:
    source = inspect.getsource(shape)
    comments = {
        token.start[0]: token.string.lstrip("# ")
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    (definition,) = ast.parse(source).body
    assert isinstance(definition, ast.ClassDef)
    found = {}
    for field in definition.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            lines = range(field.lineno, (field.end_lineno or field.lineno) + 1)
            behind = [comments[line] for line in lines if line in comments]
            if behind:
                found[field.target.id] = behind[0].replace("None", "null")
    return found


def wire() -> str:
    """The file as it should be."""
    writer = Writer()
    writer.declare(View)
    commands = [writer.declare(shape, given=True) for shape in get_args(AnyCommand)]
    writer.union("Command", "What a browser says over the socket of a table.", commands)
    told = [writer.declare(shape) for shape in TOLD]
    writer.union("Message", "What the server says over the socket of a table.", told)
    for asked in requests.Input.__subclasses__():
        writer.declare(asked, given=True)
    for answer in ANSWERS:
        writer.declare(answer)
    rows = []
    for game in GAMES.own.values():
        setup = game.setup(game.seats[0])
        view = writer.declare(type(setup.view(setup.state(), SPECTATOR)))
        event = view.replace("View", "Event")
        happens = [writer.declare(each) for each in events_of(game.package)]
        writer.union(
            event, f"What may happen in a game of {game.package.rpartition('.')[2].capitalize()}.", happens
        )
        components = writer.declare(import_module(f"{game.package}.components").Components, given=True)
        rows.append(f'  "{game.id}": {{ view: {view}; event: {event}; components: {components} }};\n')
    languages = " | ".join(f'"{locale}"' for locale in LOCALES)
    words = "".join(
        f"export type {name} = {' | '.join(f'{chr(34)}{value}{chr(34)}' for value in get_args(each))};\n"
        for name, each in ALIASES.items()
    )
    return "\n".join(
        [
            HEAD,
            f"export type Locale = {languages};\n{words}",
            EVENT,
            *writer.written.values(),
            f"/** What each game has of its own. */\nexport interface Games {{\n{''.join(rows)}}}\n",
            GAME_ID,
        ]
    )


def events_of(package: str) -> list[type[Event]]:
    """All that may happen in a game, in the order of its module."""
    module: Any = import_module(f"{package}.events")
    return [
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Event) and each is not Event
    ]


if __name__ == "__main__":
    PLACE.write_text(wire(), encoding="utf-8")
