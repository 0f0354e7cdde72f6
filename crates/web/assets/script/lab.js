// The lab: another question or game fills the plan, and a run is shown as it grows.

import { prepare } from "./shell.js";
import { listen, showPage } from "./live.js";

let stop = () => {};

/** Puts a new piece in the place of the old one: what is open stays open, and the focus where it was. */
function show(box, html) {
  const opened = [...box.querySelectorAll("details[open]")].map((one) => one.className);
  const focused = box.contains(document.activeElement) ? path(box, document.activeElement) : null;
  const fresh = new DOMParser().parseFromString(html, "text/html");
  box.replaceChildren(...fresh.body.childNodes);
  for (const one of box.querySelectorAll("details")) one.open ||= opened.includes(one.className);
  prepare(box);
  if (focused) at(box, focused)?.focus({ preventScroll: true });
}

/** Where something stands, as steps from the box. */
function path(box, element) {
  const steps = [];
  for (let one = element; one !== box; one = one.parentElement) {
    steps.unshift([...one.parentElement.children].indexOf(one));
  }
  return steps;
}

const at = (box, steps) => steps.reduce((one, step) => one?.children[step], box);

/** Somebody who is writing is not interrupted. */
const isWriting = () => document.activeElement?.matches("#plan input:not([type=radio]), #plan textarea, #plan select");

async function reload() {
  while (isWriting()) await new Promise((later) => setTimeout(later, 1000));
  await showPage(location.href);
}

/** A run that goes on is listened to. */
function watch() {
  stop();
  const box = document.querySelector("#lab-live[data-watch]");
  if (!box) return;
  stop = listen(box.dataset.watch, (news, source) => {
    if (news.html) show(box, news.html);
    if (!news.reload) return;
    source.close();
    reload();
  });
}

/** Another question or another game has another plan. */
function refill(event) {
  const form = event.target.closest?.("#plan");
  if (!form || !event.target.matches("[name=question], [name=game]")) return;
  const sent = new URLSearchParams(new FormData(form));
  sent.delete("from");
  const address = `/lab?${sent}`;
  const name = event.target.name;
  const value = event.target.value;
  history.pushState(null, "", address);
  showPage(address).then(() => {
    const again = document.querySelector(name === "game" ? "#plan-game" : `#plan [name=question][value="${CSS.escape(value)}"]`);
    again?.focus({ preventScroll: true });
  });
}

/** Times of the world's clock, in the reader's own. */
function tellTimes() {
  const { lang } = document.documentElement;
  const local = new Intl.DateTimeFormat(`${lang}-u-ca-gregory`, { dateStyle: "medium", timeStyle: "short" });
  for (const time of document.querySelectorAll("main time[datetime]")) {
    time.textContent = local.format(new Date(time.dateTime));
  }
}

function begin() {
  watch();
  tellTimes();
}

document.addEventListener("change", refill);
document.addEventListener("page", begin);
addEventListener("popstate", () => showPage(location.href));
begin();
