"""The OpenAPI document says what the server answers, whatever it is asked."""

import asyncio
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi import checks

from atoll.server.api.calls import Call
from atoll.server.api.routes import CALLS
from tests.server.contract import DOCUMENT
from tests.server.running_server import RunningServer

CHECKS = [
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]


@schemathesis.serializer("application/jsonl")
def serialize_transcript(context: schemathesis.SerializationContext, value: object) -> bytes:
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "replace")


async def test_the_document_is_served(server: RunningServer) -> None:
    assert (await server.client.get("/api/openapi.json")).json() == DOCUMENT


@pytest.mark.slow
@pytest.mark.parametrize("call", CALLS, ids=lambda call: f"{call.method} {call.path}")
async def test_answers_fit_the_document(server: RunningServer, call: Call) -> None:
    """At an open table, at one at which a game is on, and at one that does not exist."""
    tables = [(await server.create_table(picture))[0] for picture in ("HO", "HH")]
    await asyncio.to_thread(check_answers, f"http://{server.address}", [*tables, "none"], call)


def check_answers(address: str, tables: list[str], call: Call) -> None:
    schema = schemathesis.openapi.from_dict(DOCUMENT)  # a new one, because it learns from answers
    operation = schema[f"/api{call.path}"][call.method]
    modes = list(schemathesis.GenerationMode)

    @settings(
        max_examples=20,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=st.one_of([operation.as_strategy(generation_mode=mode) for mode in modes]),
        table=st.sampled_from(tables),
    )
    def check(case: schemathesis.Case[Any], table: str) -> None:
        if "table" in case.path_parameters:
            case.path_parameters["table"] = table
        response = send(client, case)
        assert response.status_code != 500, response.text
        case.validate_response(response, checks=CHECKS)

    with httpx.Client(base_url=address) as client:
        check()


def send(client: httpx.Client, case: schemathesis.Case[Any]) -> httpx.Response:
    request: dict[str, Any] = case.as_transport_kwargs(base_url=str(client.base_url))
    body = {"content": request["data"]} if request.get("data") else {"json": request.get("json")}
    return client.request(
        request["method"],
        request["url"],
        params=request.get("params"),
        headers=request["headers"],
        **body,
    )


async def test_an_address_with_a_line_break_is_unknown(server: RunningServer) -> None:
    answer = await server.client.get("/api/tutorials/a%0Ab")
    assert (answer.status_code, answer.json()["error"]["id"]) == (404, "request-unknown")
