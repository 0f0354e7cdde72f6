// Pages that change by themselves: the server draws them, this puts the new one in the place of the old one.

import { announce, prepare } from "./shell.js";

/** The pauses between two questions whether the workbench answers again, in milliseconds. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [1000, 15000];

let waiting = null; // while the workbench does not answer: the promise that it does

/** Whether the workbench answers. */
async function answers() {
  try {
    const icon = document.querySelector('link[rel="icon"]').href;
    return (await fetch(icon, { cache: "no-store", credentials: "same-origin" })).ok;
  } catch {
    return false;
  }
}

/** Says that the workbench does not answer, and waits until it does. The page stays as it is. */
function untilItAnswers() {
  waiting ??= wait().finally(() => (waiting = null));
  return waiting;
}

async function wait() {
  const box = document.getElementById("unanswered");
  const again = box.querySelector("button");
  box.hidden = false;
  announce(box.querySelector("p").textContent);
  for (let pause = FIRST_PAUSE; !(await answers()); pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    await new Promise((goOn) => {
      const timer = setTimeout(goOn, pause);
      again.onclick = () => {
        clearTimeout(timer);
        goOn();
      };
    });
  }
  box.hidden = true;
}

/**
 * Asks the workbench, and waits for one that does not answer. What was sent may have arrived then, so it is not sent
 * twice: the answer is the present page as the workbench has it now.
 */
export async function ask(address, request = {}) {
  for (;;) {
    try {
      const response = await fetch(address, { credentials: "same-origin", ...request });
      return [response, await response.text()];
    } catch {
      await untilItAnswers();
      if (request.method === "POST") [address, request] = [location.href, {}];
    }
  }
}

/** Loads the page at `address` and shows it instead of the present one; the focus stays where it was. */
export async function showPage(address, request = {}) {
  const [response, text] = await ask(address, request);
  const fresh = new DOMParser().parseFromString(text, "text/html");
  const [before, after] = [document.getElementById("main"), fresh.getElementById("main")];
  if (!after) return response;
  const focused = document.activeElement?.id;
  before.replaceWith(after);
  // Ways to other pages, and back to this one, are about what is shown now.
  for (const part of [".top", ".tabs"]) {
    const [old, now] = [document.querySelector(part), fresh.querySelector(part)];
    if (old && now) old.replaceWith(now);
  }
  document.title = fresh.title;
  prepare(after);
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  const news = after.querySelector("[data-news]");
  if (news) announce(news.dataset.news);
  document.dispatchEvent(new CustomEvent("page", { detail: { main: after, response } }));
  return response;
}

/** Listens to the events of an address until `stop` is called or the server has said its last. */
export function listen(address, heard) {
  const source = new EventSource(address);
  source.addEventListener("message", (event) => heard(JSON.parse(event.data), source));
  // The browser itself opens a stream again that has ended; but nobody is told where the workbench is gone.
  source.addEventListener("error", async () => {
    if (source.readyState === EventSource.CLOSED || (await answers())) return;
    if (source.readyState === EventSource.CLOSED) return;
    source.close();
    await untilItAnswers();
    await showPage(location.href);
  });
  return () => source.close();
}
