// Playing: moves without loading the page, keys on the board, nearness, the computer’s thinking.

import { announce, fill } from "./shell.js";
import { listen, showPage } from "./live.js";

/** Sends a form as a browser would, and shows what comes back. */
async function send(form, submitter) {
  const moved = submitter?.matches("button[name=move]");
  const fields = new URLSearchParams(new FormData(form, submitter));
  const method = (submitter?.getAttribute("formmethod") ?? form.method).toLowerCase();
  const action = form.getAttribute("action");
  const response =
    method === "get"
      ? await showPage(`${action}?${fields}`)
      : await showPage(action, { method: "POST", body: fields });
  const address = new URL(response.url);
  // What cannot be shown again by its address keeps the old one.
  if (response.redirected || method === "get") history.pushState(null, "", address.pathname + address.search);
  if (response.redirected && method !== "get") tabs.postMessage(address.pathname);
  // The button is gone with the move: keys go on from the next one, or at the end from the result.
  hasMoved ||= moved;
  if (moved) keepFocus();
}

/** Gives a focus that was lost with a button to the next move, and at the end of a game to the result. */
function keepFocus() {
  if (document.activeElement !== document.body) return;
  const main = document.getElementById("main");
  const result = main.querySelector("[data-result]");
  if (result) result.tabIndex = -1;
  const next = ["svg.grid button[tabindex='0']", "button[name=move]:not(:disabled)"];
  const places = [result, ...next.map((css) => main.querySelector(css))];
  places.find(Boolean)?.focus({ preventScroll: true });
}

/* Another tab of the same game shows what was played in this one. */
const tabs = new BroadcastChannel("gametree-games");
tabs.addEventListener("message", ({ data }) => {
  if (!busy && data === location.pathname) showPage(location.href);
});

let busy = false;
let hasMoved = false; // whether a move was made on this page, so that the focus may be lost with its button
document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches("[data-moves]") && !(form.id === "setup" && event.submitter?.name === "move")) return;
  event.preventDefault();
  if (busy) return;
  busy = true;
  const typed = form.querySelector("#move-text");
  if (typed) typed.value = meant(typed.value);
  try {
    await send(form, event.submitter);
  } finally {
    busy = false;
  }
});
window.addEventListener("popstate", () => showPage(location.href));

/* Squares: one of them takes the focus, arrows go to the others. */
function rove(grid) {
  const rows = [...grid.querySelectorAll('[role="row"]')].map((row) =>
    [...row.querySelectorAll('[role="gridcell"]')].map((cell) => cell.querySelector("button")),
  );
  const buttons = rows.flat().filter(Boolean);
  if (!buttons.length) return;
  const focus = (button) => {
    for (const other of buttons) other.tabIndex = other === button ? 0 : -1;
    button.focus();
  };
  const remembered = buttons.find((button) => button.value === grid.ownerDocument.body.dataset.square);
  for (const button of buttons) button.tabIndex = button === (remembered ?? buttons[0]) ? 0 : -1;
  grid.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
    if (!step) return;
    event.preventDefault();
    let row = rows.findIndex((cells) => cells.includes(event.target));
    let column = rows[row]?.indexOf(event.target);
    while (row >= 0) {
      row += step[0];
      column += step[1];
      if (row < 0 || row >= rows.length || column < 0 || column >= rows[row].length) return;
      if (rows[row][column]) {
        document.body.dataset.square = rows[row][column].value;
        return focus(rows[row][column]);
      }
    }
  });
}

/* Lines: whichever is nearest lights up, and is pressed. */
function near(stage) {
  const lines = [...stage.querySelectorAll("line.near")];
  if (!lines.length) return;
  const button = (line) => stage.querySelector(`button[value="${CSS.escape(line.dataset.move)}"]`);
  const at = (event) => {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(stage.getScreenCTM().inverse());
    let [best, least] = [null, 24];
    for (const line of lines) {
      const [x1, y1, x2, y2] = ["x1", "y1", "x2", "y2"].map((name) => Number(line.getAttribute(name)));
      const [dx, dy] = [x2 - x1, y2 - y1];
      const along = ((point.x - x1) * dx + (point.y - y1) * dy) / (dx * dx + dy * dy);
      const t = Math.min(0.93, Math.max(0.07, along));
      const far = Math.hypot(point.x - x1 - t * dx, point.y - y1 - t * dy);
      if (far < least) [best, least] = [line, far];
    }
    return best;
  };
  const light = (line) => {
    for (const other of lines) other.classList.toggle("lit", other === line && Boolean(button(other)));
  };
  stage.addEventListener("pointermove", (event) => light(at(event)));
  stage.addEventListener("pointerleave", () => light(null));
  stage.addEventListener("focusin", (event) => light(lines.find((line) => line.dataset.move === event.target.value)));
  stage.addEventListener("click", (event) => {
    if (event.target.closest("button")) return;
    const line = at(event);
    if (line) button(line)?.click();
  });
}

/* Squares too small for a finger: the first tap shows where, the second one plays. */
function loupe(grid) {
  grid.addEventListener(
    "click",
    (event) => {
      const button = event.target.closest("button.spot");
      if (!button || event.detail === 0 || button.getBoundingClientRect().width >= 32) return;
      if (button.classList.contains("sure")) return;
      event.preventDefault();
      for (const other of grid.querySelectorAll(".sure")) other.classList.remove("sure");
      button.classList.add("sure");
      announce(button.getAttribute("aria-label"));
      const glass = grid.parentElement.querySelector(".loupe") ?? document.createElement("button");
      glass.className = "loupe button framed";
      glass.type = "button";
      glass.textContent = button.value;
      glass.onclick = () => button.click();
      grid.after(glass);
    },
    true,
  );
}

/* The strength is one of five: a slider over the choice. */
function slide(select) {
  if (select.dataset.slides) return;
  select.dataset.slides = "yes";
  const [range, output, words, ticks] = ["input", "output", "p", "div"].map((name) => document.createElement(name));
  Object.assign(range, { type: "range", min: 0, max: select.options.length - 1, value: select.selectedIndex });
  range.setAttribute("aria-label", select.previousElementSibling.textContent);
  words.className = "strength-words says";
  ticks.className = "steps-under";
  ticks.setAttribute("aria-hidden", "true");
  ticks.append(...[...select.options].map(() => document.createElement("i")));
  const tell = () => {
    select.selectedIndex = Number(range.value);
    const chosen = select.selectedOptions[0];
    output.textContent = chosen.dataset.name;
    words.textContent = chosen.dataset.words;
    range.setAttribute("aria-valuetext", chosen.dataset.name);
    fill(range);
  };
  range.addEventListener("input", tell);
  select.before(output);
  select.after(range, ticks, words);
  select.parentElement.classList.add("sliding");
  tell();
}

/* What somebody writes themselves excludes what sliders say, and the other way round. */
function exclude(setup) {
  const own = [...setup.querySelectorAll("[data-own]")];
  setup.addEventListener("input", (event) => {
    if (event.target.matches(".parameters input[type=range]")) for (const field of own) field.value = "";
  });
}

/** Digits as programs write them. */
const ascii = (text) => text.replace(/[\u06F0-\u06F9]/g, (digit) => digit.charCodeAt(0) - 0x06f0);

/** The move that somebody means who leaves out what is between the digits: `14` for `1-4`. */
function meant(text) {
  const moves = [...document.querySelectorAll("button[name=move]")].map((button) => button.value);
  const plain = ascii(text.trim());
  return moves.includes(plain) ? plain : (moves.find((move) => move.replace("-", "") === plain) ?? text);
}

/* Digits are typed wherever one is: where a digit is a move, it is made; else they go to the field for moves. Arrows
   go through a finished game. */
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
  const field = document.getElementById("move-text");
  if (field && /^[0-9\u06F0-\u06F9]$/.test(event.key)) {
    event.preventDefault();
    const moves = [...document.querySelectorAll("button[name=move]:not(:disabled)")];
    if (moves.length && moves.every((button) => button.value.length === 1)) {
      moves.find((button) => button.value === ascii(event.key))?.click();
      return;
    }
    field.focus();
    field.value = event.key;
    return;
  }
  if (event.defaultPrevented) return;
  const step = document.querySelector(`[data-step="${CSS.escape(event.key)}"]`);
  if (step) {
    event.preventDefault();
    step.click();
  }
});

/* While the computer thinks, the server says how far it is, and when there is something new to see. */
let stop = null;
function follow(place) {
  stop?.();
  stop = null;
  const address = place?.dataset.events;
  if (!address) return;
  stop = listen(address, async (news, source) => {
    if (news.kind === "thinking") return tell(place, news);
    source.close();
    await showPage(location.href);
    if (hasMoved) keepFocus();
  });
}

/** A value mark as the server writes it. */
function markOf({ side, text, certain }) {
  const mark = document.createElement("span");
  mark.className = `mark ${side} ${certain ? "certain" : "guess"}`;
  mark.textContent = text;
  return mark;
}

/** How far the computer is; what it thinks of moves only where values are shown. */
function tell(place, news) {
  const [far, bar] = [place.querySelector(".how-far"), place.querySelector(".thinking-strip progress")];
  if (far) far.textContent = news.how_far;
  const time = place.querySelector(".thinking-time");
  if (time) time.textContent = news.elapsed_text;
  if (bar && news.share !== null) bar.value = news.share;
  for (const [index, landing] of place.querySelectorAll("[data-landing]").entries()) {
    if (news.landed[index]) landing.innerHTML = news.landed[index];
  }
  for (const { move, mark } of news.moves) {
    const choice = place.querySelector(`.landing button.choice[value="${CSS.escape(move)}"]:not(:has(.mark))`);
    choice?.append(markOf(mark));
  }
  const count = place.querySelector(".thoughts-count");
  if (count) count.textContent = news.moves_text;
  const table = place.querySelector("[data-thoughts]");
  if (!table) return;
  const isHidden = table.dataset.thoughts === "hidden";
  if (news.depths.length) {
    const cells = ({ depth, mark, nodes_text: nodes, line }) =>
      isHidden ? [depth, nodes] : [depth, markOf(mark), nodes, line.join(" ")];
    fillRows(table, news.depths.map(cells), isHidden ? 1 : 2);
    return;
  }
  const rows = news.moves.map(({ move, mark }) => [move, markOf(mark)]);
  const before = place.querySelector("[data-thoughts-before]");
  if (!before) return;
  fillRows(table, rows.slice(-LATEST));
  fillRows(before, rows.slice(0, -LATEST));
  before.closest("details").hidden = rows.length <= LATEST;
}

/** So many finished moves stand there at once; those before them are folded. */
const LATEST = 8;

/** New rows in a table; those of the last one are the newest. One column may stand at the end. */
function fillRows(table, rows, atEnd) {
  table.replaceChildren(
    ...rows.map((cells, index) => {
      const row = document.createElement("tr");
      if (index + 1 === rows.length) row.className = "now";
      for (const [column, cell] of cells.entries()) {
        const place = row.insertCell();
        if (column === atEnd) place.className = "end";
        place.append(cell);
      }
      return row;
    }),
  );
}

/** A list that is longer than its box shows the move that the board stands at. */
function showCurrent(box) {
  const now = box.querySelector("[aria-current]");
  if (!now) return;
  const [place, inside] = [now.getBoundingClientRect(), box.getBoundingClientRect()];
  if (place.bottom > inside.bottom) box.scrollTop += place.bottom - inside.bottom;
}

/** Everything on the page, or on the one that came instead. */
function begin() {
  const main = document.getElementById("main");
  for (const grid of main.querySelectorAll("svg.grid")) {
    rove(grid);
    loupe(grid);
  }
  for (const stage of main.querySelectorAll("svg.places")) near(stage);
  for (const select of main.querySelectorAll("select[data-steps]")) slide(select);
  for (const box of main.querySelectorAll(".moves-box, .table-box")) showCurrent(box);
  const setup = document.getElementById("setup");
  if (setup) exclude(setup);
  follow(main.querySelector("[data-events]"));
}

document.addEventListener("page", begin);
begin();
