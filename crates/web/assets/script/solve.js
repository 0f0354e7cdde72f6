// Watching a solution: bars move as the server tells, and the page is drawn anew when more is known.

import { listen, showPage } from "./live.js";

let stop = () => {};

/** Puts the words and the bar of a step where it stands. */
function show(step) {
  const box = step.id && document.getElementById(step.id);
  if (!box) return;
  box.querySelector(".step-words").textContent = step.text;
  const bar = box.querySelector("progress");
  if (step.of === null) bar.removeAttribute("value");
  else [bar.max, bar.value] = [Math.max(step.of, 1), step.done];
}

/** Somebody who is writing is not interrupted. */
const isWriting = () => document.activeElement?.matches("#main input");

async function reload() {
  while (isWriting()) await new Promise((later) => setTimeout(later, 1000));
  await showPage(location.href);
}

/** A page that waits for something listens until it is there. */
function watch() {
  stop();
  const waiting = document.querySelector("[data-watch]");
  if (!waiting) return;
  stop = listen(waiting.dataset.watch, (news, source) => {
    news.steps.forEach(show);
    if (!news.reload) return;
    source.close();
    reload();
  });
}

document.addEventListener("page", watch);
watch();
