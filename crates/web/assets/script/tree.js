// Stepping through a search: the server has drawn every step, this puts them on the page one after the other.

import { announce, fill, prepare } from "./shell.js";
import { ask, showPage } from "./live.js";

const PAUSE = 900;
let steps = null; // where the steps come from, and those that are here: number → step
let playing = 0;

/** The parts of the page that steps are shown on; they are new whenever the page is. */
function begin() {
  stop();
  const grid = document.querySelector(".tree-grid[data-steps]");
  steps = null;
  if (!grid) return;
  steps = {
    grid,
    address: grid.dataset.steps,
    at: Number(grid.dataset.step),
    last: Number(grid.dataset.last),
    cuts: grid.dataset.cuts.split(" ").filter(Boolean).map(Number),
    known: new Map(),
    atOnce: Number(grid.dataset.atOnce),
    parts: new Map(), // those on their way or here, by their number
    wanted: Number(grid.dataset.step), // where we are going, while steps are on their way
  };
  const field = grid.querySelector(".step-field");
  field.type = "range";
  fill(field);
  field.addEventListener("input", () => go(Number(field.value), { quiet: true }));
  grid.querySelector("[data-play]").addEventListener("click", () => (playing ? stop() : play()));
  load(steps.at);
}

/** Asks for the steps around this one, once. */
function load(step) {
  const part = Math.floor((step - 1) / steps.atOnce);
  if (!steps.parts.has(part)) {
    const arriving = fetchPart(steps, step);
    steps.parts.set(part, arriving);
    arriving.catch(() => {});
  }
  return steps.parts.get(part);
}

/** Some steps; the first of them is whole, the others say what is different. */
async function fetchPart(mine, step) {
  const address = new URL(mine.address, location.href);
  address.searchParams.set("step", step);
  address.searchParams.delete("at");
  address.searchParams.set("lang", document.documentElement.lang);
  const [response, text] = await ask(address);
  if (!response.ok) throw new Error(String(response.status));
  const answer = JSON.parse(text);
  let faces = new Map();
  let pieces = {};
  answer.steps.forEach((changes, index) => {
    faces = new Map(faces);
    for (const [id, ...face] of changes.faces) faces.set(id, face);
    pieces = { ...pieces, ...changes.pieces };
    mine.known.set(answer.from + index, { faces, pieces, up: changes.up, down: changes.down });
  });
}

/** Shows a step; what is not here yet is asked for, and only the last wish counts. */
async function go(step, { quiet = false } = {}) {
  const mine = steps;
  if (!mine) return;
  step = Math.min(Math.max(step, 1), mine.last);
  mine.wanted = step;
  try {
    await load(step);
  } catch {
    location.assign(addressOf(step));
    return;
  }
  if (steps !== mine || mine.wanted !== step) return;
  mine.at = step;
  show(mine.known.get(step), step);
  history.replaceState(history.state, "", addressOf(step));
  if (!quiet) announce([...mine.grid.querySelectorAll(".reason-said, .reason-more")].map((one) => one.textContent).join(" "));
}

function show({ faces, pieces }, step) {
  for (const [id, [classes, text]] of faces) {
    const element = document.getElementById(id);
    if (!element) continue;
    if (element.getAttribute("class") !== classes) element.setAttribute("class", classes);
    const value = element.matches(".value") ? element : element.querySelector(".value");
    if (value && value.textContent !== text) value.textContent = text;
  }
  const focused = document.activeElement?.id;
  for (const [name, markup] of Object.entries(pieces)) {
    const place = document.querySelector(`[data-piece="${name}"]`);
    if (place && place.innerHTML !== markup) place.innerHTML = markup;
  }
  if (focused && document.activeElement?.id !== focused) {
    document.getElementById(focused)?.focus({ preventScroll: true });
  }
  const field = document.querySelector(".step-field");
  if (Number(field.value) !== step) field.value = step;
  fill(field);
  // Rows on the way here are open.
  for (const fold of document.querySelectorAll(".outline .way > details:not([open])")) fold.open = true;
  for (const link of document.querySelectorAll("[data-keeps-step]")) link.href = withStep(link.href, step);
}

function withStep(href, step) {
  const address = new URL(href, location.href);
  address.searchParams.set("step", step);
  for (const other of ["at", "from"]) address.searchParams.delete(other);
  return readable(address);
}

function addressOf(step) {
  return withStep(location.href, step);
}

/** As the server writes addresses: moves and specs stay readable. */
function readable(address) {
  const query = address.search.replaceAll("%3A", ":").replaceAll("%3D", "=").replaceAll("%2C", ",").replaceAll("%2F", "/");
  return address.pathname + query + address.hash;
}

function play() {
  if (steps.at >= steps.last) go(1);
  const button = steps.grid.querySelector("[data-play]");
  button.classList.add("playing");
  swapLabel(button);
  playing = setInterval(() => {
    if (!steps || steps.at >= steps.last) return stop();
    go(steps.wanted + 1, { quiet: true });
  }, PAUSE);
}

function stop() {
  if (!playing) return;
  clearInterval(playing);
  playing = 0;
  const button = document.querySelector("[data-play]");
  button?.classList.remove("playing");
  if (button) swapLabel(button);
}

function swapLabel(button) {
  const label = button.getAttribute("aria-label");
  button.setAttribute("aria-label", button.dataset.pause);
  button.dataset.pause = label;
}

/** Loads the same page with something changed, and shows it in place. */
async function open(address) {
  const from = document.scrollingElement.scrollTop;
  await showPage(address);
  history.replaceState(history.state, "", address);
  document.scrollingElement.scrollTop = from;
}

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const link = event.target.closest("a[data-step], a[data-open]");
  if (!link || !steps) return;
  event.preventDefault();
  stop();
  if (link.dataset.step) go(Number(link.dataset.step));
  else open(withStep(link.getAttribute("href"), steps.at));
});

document.addEventListener("change", (event) => {
  const form = event.target.closest("form[data-sends]");
  if (form) form.requestSubmit();
});

/** The fold at or around the present node, else the first there is. */
function foldHere() {
  return document.querySelector(".canvas .fold.here a, .canvas .fold.way a") ?? document.querySelector(".canvas .fold a");
}

document.addEventListener("keydown", (event) => {
  if (!steps || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("input:not([type=radio]):not([type=checkbox]):not([type=range]), select, textarea")) return;
  const onRange = event.target.matches("input[type=range]");
  const here = steps.known.get(steps.at);
  const letters = localStorage.getItem("keys") !== "off";
  const goes = {
    ArrowLeft: () => go(steps.wanted - 1),
    ArrowRight: () => go(steps.wanted + 1),
    Home: () => go(1),
    End: () => go(steps.last),
    ArrowUp: () => here?.up && go(here.up),
    ArrowDown: () => here?.down && go(here.down),
  };
  const key = event.key;
  const radio = event.target.matches("input[type=radio]");
  if (goes[key] && !onRange && !radio && !event.shiftKey) {
    event.preventDefault();
    stop();
    goes[key]();
  } else if (letters && event.shiftKey && key.toUpperCase() === "C") {
    event.preventDefault();
    stop();
    const before = steps.cuts.filter((cut) => cut < steps.at).pop();
    if (before) go(before);
  } else if (letters && !event.shiftKey && key.toUpperCase() === "B") {
    const both = document.querySelector('.tree-settings input[value="both"]');
    if (both && !both.checked) {
      event.preventDefault();
      both.click();
    }
  } else if (key === " " && (event.target === document.body || event.target.id === "main")) {
    const fold = foldHere();
    if (fold) {
      event.preventDefault();
      fold.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
  } else if (key === "Escape") {
    document.querySelector("[data-leave]")?.click();
  }
}, true);

document.addEventListener("page", begin);
prepare(document);
begin();
