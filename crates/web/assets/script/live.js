// Pages that change by themselves: the server draws them, this puts the new one in the place of the old one.

import { announce, prepare } from "./shell.js";

/** Loads the page at `address` and shows it instead of the present one; the focus stays where it was. */
export async function showPage(address, request = {}) {
  const response = await fetch(address, { credentials: "same-origin", ...request });
  const text = await response.text();
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
  return () => source.close();
}
