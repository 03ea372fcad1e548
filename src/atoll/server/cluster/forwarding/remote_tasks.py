"""Asking another process to do a task at a table that it serves."""

from typing import TypeVar, cast

import msgspec

from atoll.engine.localized_error import LocalizedError
from atoll.server.cluster.forwarding.peers import Peer, PeerClient, Unanswered
from atoll.server.cluster.forwarding.table_tasks import TableTask
from atoll.server.cluster.ownership import HeldElsewhere
from atoll.server.protocol.errors import ErrorArgument, ErrorReason, ErrorResponse
from atoll.table.commands.refusal import Refusal

__all__ = ["TASKS", "perform_there"]

TASKS = "/internal/tables/{table}/tasks"
"""Where a process takes tasks."""

T = TypeVar("T")


async def perform_there(client: PeerClient, peer: Peer, table_id: str, task: TableTask[T]) -> T:
    """Return the result of a task; raise `Refusal`, or `Unreachable` if it was not begun."""
    target = TASKS.format(table=table_id).encode()
    try:
        answer = await client.request(peer, "POST", target, body=msgspec.json.encode(task))
    except Unanswered:
        raise HeldElsewhere from None
    if answer.status != 200:
        error = msgspec.json.decode(answer.body, type=ErrorResponse).error
        raise Refusal(error.id, **_arguments(error.args))
    return cast(T, msgspec.json.decode(answer.body, type=task.answer))


def _arguments(arguments: dict[str, ErrorArgument]) -> dict[str, str | int | LocalizedError]:
    return {
        name: LocalizedError(each.id, **_arguments(each.args))
        if isinstance(each, ErrorReason)
        else each
        for name, each in arguments.items()
    }
