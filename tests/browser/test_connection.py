"""Lines break, servers go and come back; nobody reloads a page for that."""

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Arrive
from tests.browser.person import FRIEND, HERE
from tests.browser.server import Server

LOST = "The connection is lost"


def test_the_server_is_killed_and_comes_back(arrive: Arrive, server: Server) -> None:
    ada = arrive()
    ada.play_now()
    ada.play(4)
    assert ada.wait_for_decision()
    ada.page.evaluate("window.neverReloaded = true")
    # A pointer resting on a button previews what it does, but only while the line is up.
    ada.page.mouse.move(0, 0)
    before = ada.board.get_by_role("img").evaluate_all("all => all.map(one => one.ariaLabel)")
    server.kill()
    expect(ada.page.get_by_text(LOST)).to_be_visible()
    expect(ada.page.get_by_role("button", name="Stop")).to_be_disabled()
    server.start()
    expect(ada.page.get_by_text(LOST)).to_be_hidden()
    expect(ada.button("Stop")).to_be_visible()
    after = ada.board.get_by_role("img").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert before == after
    ada.play(4)
    assert ada.page.evaluate("window.neverReloaded")


def test_what_happened_meanwhile_is_caught_up_with(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    line: list[WebSocketRoute] = []
    cut = False

    def relay(route: WebSocketRoute) -> None:
        if cut:
            route.close()
        else:
            route.connect_to_server()
            line.append(route)

    ben.page.route_web_socket("**/socket", relay)
    ada.lay_table([HERE, FRIEND], ["Ada"])
    ben.page.goto(ada.page.url)
    ben.page.get_by_label("What shall we call you?").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.board.wait_for()
    while ada.to_decide.count() == 0:
        if ben.to_decide.count():
            ben.decide()
    cut = True
    line[-1].close()
    expect(ben.page.get_by_text(LOST)).to_be_visible()
    ada.decide()
    ada.page.get_by_role("log").get_by_text("You").first.wait_for(state="attached")
    cut = False
    expect(ben.page.get_by_text(LOST)).to_be_hidden()
    expect(ben.page.get_by_role("log")).to_contain_text("Ada")


def test_a_table_that_is_not_there(arrive: Arrive) -> None:
    ada = arrive()
    ada.page.goto("/table/nowhere")
    expect(ada.page.get_by_role("heading", name="This table is not here")).to_be_visible()
    ada.page.get_by_role("link", name="To the home page", exact=True).click()
    expect(ada.play_now_button).to_be_visible()


def test_an_address_that_is_not_there(arrive: Arrive) -> None:
    ada = arrive()
    ada.page.goto("/somewhere/else")
    expect(ada.page.get_by_role("heading", name="Off the chart")).to_be_visible()
    ada.page.goto("/rules/chess")
    expect(ada.page.get_by_role("heading", name="Off the chart")).to_be_visible()


def test_a_server_that_does_not_answer(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now()
    ada.page.route("**/api/tables/*", lambda route: route.abort("connectionrefused"))
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="No answer from the server")).to_be_visible()
    ada.page.unroute("**/api/tables/*")
    ada.page.get_by_role("button", name="Try again").click()
    ada.board.wait_for()


def test_a_screen_that_cannot_be_fetched(arrive: Arrive) -> None:
    ada = arrive()
    lobby = ada.page.get_by_role("link", name="Tables others have opened")
    lobby.wait_for()
    ada.page.context.set_offline(True)
    lobby.click()
    expect(ada.page.get_by_role("heading", name="No answer from the server")).to_be_visible()
    ada.page.context.set_offline(False)
    ada.page.get_by_role("button", name="Try again").click()
    expect(ada.page.get_by_role("heading", name="Open tables")).to_be_visible()


def listening(page: Page) -> list[WebSocketRoute]:
    """The sockets of a page to which a test can add messages of the server's."""
    lines: list[WebSocketRoute] = []

    def listen(route: WebSocketRoute) -> None:
        route.connect_to_server()
        lines.append(route)

    page.route_web_socket("**/socket", listen)
    return lines


def test_a_hint_waits_until_the_search_is_compiled(arrive: Arrive) -> None:
    ada = arrive()
    lines = listening(ada.page)
    ada.play_now()
    button = ada.page.get_by_role("button", name="Hint")
    button.wait_for()
    lines[0].send('{"type": "compiling", "compiled": 3, "rules": 12}')
    expect(ada.page.get_by_text("warming up")).to_be_hidden()  # there is no expert
    button.click()
    hint = ada.page.get_by_role("dialog")
    expect(hint.get_by_role("progressbar")).to_have_attribute("value", "25")
    lines[0].send('{"type": "compiled"}')
    expect(hint.get_by_role("listitem").first).to_be_visible()


def test_a_quiet_line_says_that_the_expert_plays_as_skilled(arrive: Arrive, server: Server) -> None:
    seats = [{"kind": "human", "name": "Bob"}, {"kind": "bot", "bot": "expert"}]
    wish = {"game": "la_tortuga", "players": 2, "seats": seats}
    table = server.call("/api/tables", wish)["table"]
    ada = arrive()
    lines = listening(ada.page)
    ada.page.goto(f"{server.address}/table/{table}")
    ada.page.get_by_role("group", name="The island").wait_for()
    lines[0].send('{"type": "compiling", "compiled": 3, "rules": 12}')
    note = ada.page.get_by_text("Expert is still warming up (25 %)")
    expect(note).to_be_visible()
    lines[0].send('{"type": "compiled"}')
    expect(note).to_be_hidden()


def test_a_page_older_than_the_servers_is_loaded_anew(arrive: Arrive, server: Server) -> None:
    ada = arrive()
    ada.play_now()
    # A page that misses a part complains, so it is another than the one that is listened to.
    old = ada.page.context.new_page()
    old.goto(ada.page.url)
    old.get_by_role("group", name="The island").wait_for()
    old.route("**/assets/KeysSheet-*", lambda route: route.fulfill(status=404))
    newer = '<script type="module" src="/assets/newer.js"></script>'
    old.route(server.address + "/", lambda route: route.fulfill(body=newer))
    with old.expect_event("load"):
        old.get_by_role("button", name="Keys").click()
    old.unroute_all()
    old.get_by_role("group", name="The island").wait_for()
    old.get_by_role("button", name="Keys").click()
    expect(old.get_by_role("dialog", name="Keys")).to_be_visible()
