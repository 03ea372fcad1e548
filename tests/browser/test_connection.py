"""Lost connections and restarted servers: pages recover without a reload."""

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Arrive
from tests.browser.person import FRIEND, HERE
from tests.browser.server import Server
from tests.browser.test_player_key import wait_until_bound

LOST = "The connection is lost"


def test_the_page_reconnects_after_the_server_was_killed(arrive: Arrive, server: Server) -> None:
    ada = arrive()
    ada.play_now()
    ada.play(4)
    assert ada.wait_for_decision()
    ada.page.evaluate("window.neverReloaded = true")
    # A pointer resting on a button previews what it does, but only while the page is connected.
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


def test_a_page_catches_up_after_a_lost_connection(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    sockets: list[WebSocketRoute] = []
    cut = False

    def relay(route: WebSocketRoute) -> None:
        if cut:
            route.close()
        else:
            route.connect_to_server()
            sockets.append(route)

    ben.page.route_web_socket("**/socket", relay)
    ada.create_table([HERE, FRIEND], ["Ada"])
    ben.page.goto(ada.page.url)
    ben.page.get_by_label("What shall we call you?").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.board.wait_for()
    while ada.to_decide.count() == 0:
        if ben.to_decide.count():
            ben.decide()
    # A page that binds its seat meanwhile may get the whole table, and announces no ply.
    wait_until_bound(ben)
    cut = True
    sockets[-1].close()
    expect(ben.page.get_by_text(LOST)).to_be_visible()
    ada.decide()
    ada.page.get_by_role("log").get_by_text("You").first.wait_for(state="attached")
    cut = False
    expect(ben.page.get_by_text(LOST)).to_be_hidden()
    expect(ben.page.get_by_role("log")).to_contain_text("Ada")


def test_a_server_that_accepts_and_stays_silent_is_noticed_and_nothing_is_lost(
    arrive: Arrive,
) -> None:
    ada = arrive()
    ada.page.clock.install()
    silent = False

    def relay(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda message: None if silent else server.send(message))
        server.on_message(lambda message: None if silent else route.send(message))

    ada.page.route_web_socket("**/socket", relay)
    ada.play_now()
    ada.page.clock.resume()
    assert ada.wait_for_decision()
    silent = True
    before = ada.page.get_by_role("log").inner_text()
    ada.decide()
    ada.page.clock.fast_forward(10_000)
    expect(ada.page.get_by_text(LOST)).to_be_visible()
    ada.page.clock.fast_forward(10_000)
    expect(ada.page.get_by_text(LOST)).to_be_visible()
    silent = False
    for _ in range(3):
        ada.page.clock.fast_forward(10_000)
    expect(ada.page.get_by_text(LOST)).to_be_hidden()
    # The ply that nobody heard has been sent again.
    expect(ada.page.get_by_role("log")).not_to_have_text(before, use_inner_text=True)


def test_an_unknown_table_says_so(arrive: Arrive) -> None:
    ada = arrive()
    ada.page.goto("/table/nowhere")
    expect(ada.page.get_by_role("heading", name="This table is not here")).to_be_visible()
    ada.page.get_by_role("link", name="To the home page", exact=True).click()
    expect(ada.play_now_button).to_be_visible()


def test_an_unknown_address_says_so(arrive: Arrive) -> None:
    ada = arrive()
    ada.page.goto("/somewhere/else")
    expect(ada.page.get_by_role("heading", name="Off the chart")).to_be_visible()
    ada.page.goto("/rules/chess")
    expect(ada.page.get_by_role("heading", name="Off the chart")).to_be_visible()


def test_the_page_can_try_again_when_the_server_does_not_answer(arrive: Arrive) -> None:
    ada = arrive()
    ada.play_now()
    ada.page.route("**/api/tables/*", lambda route: route.abort("connectionrefused"))
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="No answer from the server")).to_be_visible()
    ada.page.unroute("**/api/tables/*")
    ada.page.get_by_role("button", name="Try again").click()
    ada.board.wait_for()


def test_the_page_can_try_again_when_a_screen_cannot_be_loaded(arrive: Arrive) -> None:
    ada = arrive()
    lobby = ada.page.get_by_role("link", name="Open tables")
    ada.play_now_button.wait_for()
    ada.page.context.set_offline(True)
    lobby.click()
    expect(ada.page.get_by_role("heading", name="No answer from the server")).to_be_visible()
    ada.page.context.set_offline(False)
    ada.page.get_by_role("button", name="Try again").click()
    expect(ada.page.get_by_role("heading", name="Open tables")).to_be_visible()


def route_sockets(page: Page) -> list[WebSocketRoute]:
    """Return the page's sockets, on which a test can send messages as the server."""
    sockets: list[WebSocketRoute] = []

    def listen(route: WebSocketRoute) -> None:
        route.connect_to_server()
        sockets.append(route)

    page.route_web_socket("**/socket", listen)
    return sockets


def test_a_hint_waits_until_the_search_is_compiled(arrive: Arrive) -> None:
    ada = arrive()
    sockets = route_sockets(ada.page)
    ada.play_now()
    button = ada.page.get_by_role("button", name="Hint")
    button.wait_for()
    sockets[0].send('{"type": "compiling", "compiled": 3, "rules": 12}')
    expect(ada.page.get_by_text("warming up")).to_be_hidden()  # there is no expert
    button.click()
    hint = ada.page.get_by_role("dialog")
    expect(hint.get_by_role("progressbar")).to_have_attribute("value", "25")
    sockets[0].send('{"type": "compiled"}')
    expect(hint.get_by_role("listitem").first).to_be_visible()


def test_a_note_says_that_the_expert_plays_as_skilled_until_it_is_compiled(
    arrive: Arrive, server: Server
) -> None:
    seats = [{"kind": "human", "name": "Bob"}, {"kind": "bot", "bot": "expert"}]
    body = {"game": "la_tortuga", "players": 2, "seats": seats}
    table = server.call("/api/tables", body)["table"]
    ada = arrive()
    sockets = route_sockets(ada.page)
    ada.page.goto(f"{server.address}/table/{table}")
    ada.page.get_by_role("group", name="The island").wait_for()
    sockets[0].send('{"type": "compiling", "compiled": 3, "rules": 12}')
    note = ada.page.get_by_text("Expert is still warming up (25 %)")
    expect(note).to_be_visible()
    sockets[0].send('{"type": "compiled"}')
    expect(note).to_be_hidden()
    sockets[0].send('{"type": "compiling", "compiled": 3, "rules": 12}')
    expect(note).to_be_visible()
    error = '{"id": "game-uncompiled", "args": {}, "message": ""}'
    sockets[0].send('{"type": "refused", "id": null, "error": ' + error + "}")
    expect(note).to_be_hidden()
    expect(ada.page.get_by_text("could not be made ready on this server")).to_be_visible()


def test_an_outdated_page_reloads_itself(arrive: Arrive, server: Server) -> None:
    ada = arrive()
    ada.play_now()
    # This page logs an error, so it is not one whose errors fail the test.
    old = ada.page.context.new_page()
    old.goto(ada.page.url)
    old.get_by_role("group", name="The island").wait_for()
    old.route("**/assets/KeysSheet-*", lambda route: route.fulfill(status=404))
    newer = '<script type="module" src="/assets/newer.js"></script>'
    old.route(server.address + "/", lambda route: route.fulfill(body=newer))
    with old.expect_event("load"):
        old.get_by_role("button", name="Shortcuts").click()
    old.unroute_all()
    old.get_by_role("group", name="The island").wait_for()
    old.get_by_role("button", name="Shortcuts").click()
    expect(old.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
