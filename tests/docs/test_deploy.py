"""The files for hosts fit the server."""

import json
import re
from pathlib import Path

from atoll.cli.commands.serve import serve
from atoll.server.operations import metrics

DEPLOY = Path(__file__).parents[2] / "deploy"


def test_the_dashboard_shows_only_metrics_that_exist() -> None:
    panels = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))["panels"]
    queries = [target["expr"] for panel in panels for target in panel["targets"]]
    named = {name for query in queries for name in re.findall(r"(?:atoll|process)_\w+", query)}
    measured = metrics.measure({}, {}).decode()
    known = set(re.findall(r"^# TYPE (\w+)", measured, re.MULTILINE))
    families = {re.sub(r"_(bucket|sum|count)$", "", name) for name in named}
    assert families <= known | {f"{name}_total" for name in known}


def test_every_panel_says_what_it_shows() -> None:
    panels = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))["panels"]
    assert all(panel["title"] and panel["description"] for panel in panels)


COMPOSE = (DEPLOY / "compose.yaml").read_text("utf-8")


def test_the_compose_file_uses_options_that_exist() -> None:
    known = {name for option in serve.params for name in option.opts}
    used = re.findall(r"^ +- (--[\w-]+)", COMPOSE, re.MULTILINE)
    assert "--database" in used
    assert set(used) <= known
    variables = {option.envvar for option in serve.params if isinstance(option.envvar, str)}
    assert set(re.findall(r"(ATOLL_\w+):", COMPOSE)) - {"ATOLL_NAME"} == variables


def test_each_server_of_the_compose_file_is_known_to_the_others_and_to_the_proxy() -> None:
    servers = set(re.findall(r"^  (atoll-\d+):", COMPOSE, re.MULTILINE))
    assert len(servers) == 2
    assert servers == set(re.findall(r"ATOLL_INTERNAL_ADDRESS: (\S+)", COMPOSE))
    proxied = re.findall(r"(atoll-\d+):8321", (DEPLOY / "Caddyfile").read_text("utf-8"))
    assert servers == set(proxied)
