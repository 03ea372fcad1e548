"""The parts of a browser that Chromium without windows lacks: its push service and notifications.

Everything else is real: the page, its service worker, the keys and the delivery of messages.
"""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, CDPSession, Page, Worker

from tests.server.notifications.browser import PushBrowser

PAGE = """
{
    const stored = (name) => localStorage.getItem(`test-${name}`);
    const subscription = () => stored('key') && {
        endpoint: KEYS.endpoint,
        options: { applicationServerKey: fromBase64(stored('key')) },
        toJSON: () => ({ endpoint: KEYS.endpoint, keys: KEYS }),
        unsubscribe: async () => (localStorage.removeItem('test-key'), true),
    };
    const fromBase64 = (text) => {
        const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
        return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)).buffer;
    };
    const permission = { get: () => stored('permission') ?? 'default' };
    Object.defineProperty(Notification, 'permission', permission);
    Notification.requestPermission = async () => {
        const answer = stored('answer') ?? 'granted';
        localStorage.setItem('test-permission', answer);
        return answer;
    };
    PushManager.prototype.getSubscription = async () => subscription() || null;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        if (stored('failing')) throw new DOMException('no push service', 'AbortError');
        localStorage.setItem('test-key', applicationServerKey);
        return subscription();
    };
}
"""

WORKER = """
self.shown = [];
self.opened = [];
ServiceWorkerRegistration.prototype.showNotification = async (...notification) => {
    self.shown.push(notification);
    self.dispatchEvent(new Event('shown'));
};
Clients.prototype.openWindow = async (path) => void self.opened.push(path);
WindowClient.prototype.focus = async function () {
    self.opened.push(`focus ${new URL(this.url).pathname}`);
};
"""

SHOWN = """() => new Promise((answer) => {
    if (self.shown.length) answer(self.shown);
    else self.addEventListener('shown', () => answer(self.shown), { once: true });
})"""
"""The notifications, once there is one."""

CLICK = """(tag) => {
    const event = new Event('notificationclick');
    let wait;
    Object.assign(event, { notification: { tag, close() {} }, waitUntil: (work) => (wait = work) });
    self.dispatchEvent(event);
    return wait;
}"""


def install_worker(folder: Path) -> None:
    """Let the service worker in a folder with the page's files record what it shows and opens."""
    worker = folder / "worker.js"
    worker.write_text(WORKER + worker.read_text("utf-8"), "utf-8")


def install(context: BrowserContext, browser: PushBrowser) -> None:
    """Give the pages of a context a push service, at which they subscribe as this browser."""
    keys = json.dumps(browser.subscription)
    context.add_init_script(PAGE.replace("KEYS", keys))


def worker_of(page: Page) -> Worker:
    """Return the service worker of a page; Chromium may have to start it again."""
    workers = page.context.service_workers
    return workers[0] if workers else page.context.wait_for_event("serviceworker")


def deliver(page: Page, message: Any) -> None:
    """Deliver a push message to the page's service worker."""
    devtools = page.context.new_cdp_session(page)
    origin = page.evaluate("location.origin")
    registration = _find_registration(page, devtools, origin)
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": registration, "data": json.dumps(message)},
    )


def _find_registration(page: Page, devtools: CDPSession, origin: str) -> str:
    """Return the id of the registration of the page's service worker, once Chromium reports it."""
    found: list[str] = []

    def note(event: dict[str, Any]) -> None:
        registrations = event["registrations"]
        found.extend(each["registrationId"] for each in registrations if _is_of(each, origin))

    devtools.on("ServiceWorker.workerRegistrationUpdated", note)
    devtools.send("ServiceWorker.enable")
    # Chromium may report it after its answer; events are handled while the page answers.
    while not found:
        page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    return found[-1]


def _is_of(registration: dict[str, Any], origin: str) -> bool:
    return bool(registration["scopeURL"] == f"{origin}/" and not registration["isDeleted"])
