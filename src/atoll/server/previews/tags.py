"""What the head of a table's page says to messengers: OpenGraph tags."""

from collections.abc import Iterable
from html import escape

from atoll import games, pictures
from atoll.pictures.preview import HEIGHT, WIDTH, PreviewSeat
from atoll.server.texts import has_text, text
from atoll.table.history.moments import outcome_of
from atoll.table.table import Table

__all__ = ["preview_seats", "preview_tags", "state_key"]


def state_key(table: Table) -> str:
    """Return what the picture depends on: the state of the game and of the seats."""
    taken = "".join("1" if seat.taken else "0" for seat in preview_seats(table))
    return f"{table.game_seq}-{taken}"


def preview_seats(table: Table) -> list[PreviewSeat]:
    """Return the seats as the picture shows them."""
    winners = _winners(table)
    return [
        PreviewSeat(taken=chair.kind != "open", won=seat in winners)
        for seat, chair in enumerate(table.chairs)
    ]


def preview_tags(table: Table, origin: str, language: str) -> str:
    """Return the tags of a table whose page is at this origin, as a spectator may know it."""
    game, winners = _title(table, language), _names(table, _winners(table), language)
    title = text(language, f"preview-{_state(table)}", game=game, winners=winners)
    address = f"{origin}/table/{table.id}"
    tags = {
        "og:type": "website",
        "og:site_name": "Atoll",
        "og:url": address,
        "og:title": title,
        "og:description": _description(table, language),
    }
    if pictures.has_picture(table.created.game):
        tags |= {
            "og:image": f"{origin}/api/tables/{table.id}/preview.png?state={state_key(table)}",
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": text(language, "preview-picture"),
        }
    lines = [_tag("property", name, content) for name, content in tags.items()]
    lines.append(_tag("name", "description", tags["og:description"]))
    lines.append(_tag("name", "twitter:card", "summary_large_image"))
    if not table.created.public:
        lines.append(_tag("name", "robots", "noindex"))
    return "".join(lines)


def _tag(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}">'


def _state(table: Table) -> str:
    match table.status:
        case "open":
            return "open" if _free(table) else "full"
        case "over":
            return "won" if _winners(table) else "lost"
        case status:
            return status


def _description(table: Table, language: str) -> str:
    free, seats = _free(table), len(table.chairs)
    if table.status == "open" and free:
        host = next((chair.name for chair in table.chairs if chair.key and chair.name), None)
        if host is None:
            return text(language, "preview-free", free=free, seats=seats)
        return text(language, "preview-host", host=host, free=free, seats=seats)
    names = _names(table, range(seats), language)
    return text(language, "preview-review" if table.ended else "preview-watch", names=names)


def _title(table: Table, language: str) -> str:
    game = table.game
    return text(language, f"{game.name}-title") if game.name in games.OWN else game.title


def _names(table: Table, seats: Iterable[int], language: str) -> str:
    """Return the names of people and bots, separated by commas."""
    chairs = (table.chairs[seat] for seat in seats)
    named = (chair.name or (chair.bot and _bot_name(chair.bot, language)) for chair in chairs)
    return ", ".join(name for name in named if name)


def _bot_name(bot: str, language: str) -> str:
    return text(language, f"bot-{bot}") if has_text(language, f"bot-{bot}") else bot


def _free(table: Table) -> int:
    return sum(chair.kind == "open" and chair.invited is None for chair in table.chairs)


def _winners(table: Table) -> list[int]:
    position = table.position
    outcome = outcome_of(position) if position is not None and table.status == "over" else None
    return outcome.winners if outcome else []
