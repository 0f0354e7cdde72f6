// Move a leaf: the tree is searched again on every input, here; the server has drawn everything that is changed.
// Predict and Reorder send what somebody has marked or dragged, and show the page that comes back.

import { alphabeta, grow, law, leavesIn, readings, reordered } from "./alphabeta.js";
import { announce, prepare } from "./shell.js";
import { showPage } from "./live.js";

let state = null; // the tree of a page in which leaves are moved

const all = (selector, root = document) => [...root.querySelectorAll(selector)];

/** Finds the page's tree, whenever the page is new. */
function begin() {
  state = null;
  const grid = document.querySelector("[data-explore]");
  if (!grid) return;
  if (grid.dataset.explore === "move") beginMoving(grid);
  if (grid.dataset.explore === "predict") beginPredicting(grid);
  if (grid.dataset.explore === "reorder") beginReordering(grid);
}

/* Move. */

function beginMoving(grid) {
  const [lowest, highest] = grid.dataset.scale.split("..").map(Number);
  const fields = all(".leaf-field", grid);
  state = {
    grid,
    fields,
    words: JSON.parse(document.getElementById("explore-words").textContent),
    tree: grow(grid.dataset.shape, grid.dataset.root),
    leaves: fields.map((field) => Number(field.value)),
    scale: { lowest, highest },
    leaf: Number(grid.dataset.leaf),
    handles: [],
    numbers: document.querySelector("[data-numbers]"),
  };
  state.first = { leaves: String(state.leaves), numbers: state.numbers?.textContent };
  fields.forEach((field, leaf) => {
    field.type = "range";
    const handle = document.createElement("span");
    handle.className = "handle";
    handle.setAttribute("aria-hidden", "true");
    field.after(handle);
    state.handles.push(handle);
    field.addEventListener("input", () => move(leaf, Number(field.value)));
    field.addEventListener("focus", () => look(leaf));
    field.addEventListener("pointerdown", () => look(leaf));
  });
  show();
}

/** Gives a leaf a value, if it may have it. */
function move(leaf, value) {
  const { lowest, highest } = state.scale;
  if (value < lowest || value > highest || Number.isNaN(value)) return;
  state.leaf = leaf;
  state.leaves[leaf] = value;
  show();
  keep();
}

function look(leaf) {
  if (state.leaf === leaf) return;
  state.leaf = leaf;
  show();
  keep();
}

/** A number in the digits of the page. */
function number(value) {
  const { digits, minus } = state.words;
  const written = String(Math.abs(value)).replace(/\d/g, (digit) => [...digits][digit]);
  return value < 0 ? minus + written : written;
}

/** A sentence with its numbers. */
function say(template, holes) {
  return template.replace(/@(\w+)@/g, (hole, name) => holes[name] ?? hole);
}

function put(element, text) {
  if (element && element.textContent !== text) element.textContent = text;
}

function toggle(element, name, is) {
  if (element.classList.contains(name) !== is) element.classList.toggle(name, is);
}

/** Everything on the page that follows from the leaves. */
function show() {
  const { tree, leaves, grid } = state;
  const found = alphabeta(tree, leaves);
  showTree(found);
  showTracks(found);
  showReadings(found);
  const fewest = leavesIn(tree, leaves, "fewest");
  const counts = { alphabeta: found.leaves, fewest, most: leavesIn(tree, leaves, "most") };
  for (const [name, count] of Object.entries(counts)) {
    put(grid.querySelector(`[data-count=${name}]`), number(count));
    grid.querySelector(`progress.${name}`).value = count;
  }
  said("both", say(state.words.both, { value: number(found.value), fewest: number(fewest) }));
  showCuts(found);
  // Numbers that somebody has moved are no heuristic's any more.
  const { first, numbers } = state;
  put(numbers, String(leaves) === first.leaves ? first.numbers : numbers?.dataset.numbers);
  // What was mistyped stays until a leaf is moved.
  const text = grid.querySelector("#leaves-text");
  if (text && String(leaves) !== first.leaves) {
    text.removeAttribute("aria-invalid");
    text.parentElement.querySelector(".field-wrong")?.remove();
  }
  if (text && !text.hasAttribute("aria-invalid") && document.activeElement !== text) text.value = leaves.join(" ");
}

function said(name, text) {
  put(state.grid.querySelector(`[data-said="${name}"]`), text);
}

function showTree(found) {
  const { tree, grid } = state;
  tree.nodes.forEach((node, index) => {
    const looked = found.seen[index];
    const best = found.line.includes(index);
    const branch = grid.querySelector(`[data-branch="${index}"]`);
    const snip = grid.querySelector(`[data-snip="${index}"]`);
    const box = grid.querySelector(`.leaf-tree [data-node="${index}"]`);
    for (const part of [branch, box].filter(Boolean)) {
      toggle(part, "best", best);
      toggle(part, "cut", !looked);
    }
    if (snip) toggle(snip, "cut", found.cut.includes(index));
    if (!box || node.leaf !== null) return;
    const sign = { exact: "", lower: "≥ ", upper: "≤ " }[looked?.bound];
    const ends = looked ? [["α", looked.alpha], ["β", looked.beta]].filter(([, end]) => Number.isFinite(end)) : [];
    put(box.querySelector(".value"), looked ? sign + number(looked.value) : node.max ? "MAX" : "MIN");
    put(box.querySelector(".window"), ends.map(([name, end]) => `${name} ${number(end)}`).join("  "));
    toggle(box, "unnamed", !looked);
    toggle(box, "windowed", ends.length > 0);
  });
}

/** The track of each leaf: where the root would change, where the cuts would. */
function showTracks(found) {
  const { tree, leaves, scale, grid } = state;
  const steps = scale.highest - scale.lowest;
  const height = (at) => Math.min(Math.max(100 * (1 - at / steps), 0), 100);
  tree.nodes.forEach((node, index) => {
    if (node.leaf === null) return;
    const column = grid.querySelector(`[data-column="${node.leaf}"]`);
    const all = readings(tree, leaves, node.leaf, scale);
    const dark = all.flatMap(({ root }, at) =>
      root === found.value ? [] : [element("rect", { x: 0, y: height(at + 0.5), width: 10, height: height(at - 0.5) - height(at + 0.5) })]);
    const notches = all.slice(1).flatMap(({ cut }, at) =>
      String(cut) === String(all[at].cut) ? [] : [element("path", { d: `M-6 ${height(at + 0.5)}H16` })]);
    column.querySelector(".track-dark").replaceChildren(...dark);
    column.querySelector(".track-notches").replaceChildren(...notches);
    toggle(column, "cut", !found.seen[index]);
    toggle(column, "best", found.line.includes(index));
    toggle(column, "here", node.leaf === state.leaf);
    const value = leaves[node.leaf];
    const [field, handle] = [state.fields[node.leaf], state.handles[node.leaf]];
    if (Number(field.value) !== value) field.value = value;
    field.setAttribute("aria-valuetext", say(state.words.slider, { value: number(value), root: number(found.value) }));
    put(handle, number(value));
    handle.style.setProperty("--at", (value - scale.lowest) / steps);
  });
}

function element(name, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, typeof value === "number" ? value.toFixed(1) : value);
  return made;
}

/** The table of all values of the leaf in focus, and its law. */
function showReadings(found) {
  const { tree, leaves, leaf, scale, words, grid } = state;
  const all = readings(tree, leaves, leaf, scale);
  const here = leaves[leaf] - scale.lowest;
  const [lowest, highest] = [all[0].root, all.at(-1).root];
  const height = (root) => (lowest === highest ? 50 : 78 - (56 * (root - lowest)) / (highest - lowest));
  const least = Math.min(...all.map((reading) => reading.leaves));
  for (const row of grid.querySelectorAll(".readings tr")) {
    [...row.querySelectorAll("td")].forEach((cell, at) => toggle(cell, "here", at === here));
  }
  [...grid.querySelectorAll(".dot")].forEach((dot, at) => {
    const { root } = all[at];
    const beside = (other) => `${height((root + (other?.root ?? root)) / 2).toFixed(1)}%`;
    const own = `${height(root).toFixed(1)}%`;
    const [before, after] = [dot.querySelector(".before"), dot.querySelector(".after")];
    before.setAttribute("y1", beside(all[at - 1]));
    before.setAttribute("y2", own);
    after.setAttribute("y1", own);
    after.setAttribute("y2", beside(all[at + 1]));
    dot.querySelector("svg").setAttribute("y", own);
    put(dot.querySelector("text"), number(root));
  });
  [...grid.querySelectorAll(".block")].forEach((block, at) => {
    const same = (other) => all[other]?.leaves === all[at].leaves;
    let [first, last] = [at, at];
    while (same(first - 1)) first -= 1;
    while (same(last + 1)) last += 1;
    toggle(block, "begins", first === at);
    toggle(block, "ends", last === at);
    const middle = Math.floor((first + last) / 2);
    toggle(block, "middle", at === middle);
    toggle(block, "between", at === middle && (last - first) % 2 === 1);
    toggle(block, "fewest", all[at].leaves === least);
    put(block.querySelector("b"), number(all[at].leaves));
  });
  const own = law(tree, leaves, leaf, scale);
  const holes = { leaf: number(leaf + 1), value: number(leaves[leaf]), least: number(own.least), most: number(own.most), root: number(found.value) };
  said("law", say(words.laws[own.kind], holes));
  for (const name of ["all", "leaf-is", "now"]) said(name, say(words[name], holes));
  for (const step of grid.querySelectorAll("[data-moves]")) {
    const value = leaves[leaf] + Number(step.dataset.moves);
    step.setAttribute("aria-disabled", String(value < scale.lowest || value > scale.highest));
  }
}

function showCuts(found) {
  const { tree, words, grid } = state;
  const paragraphs = found.cuts.map((cut) => {
    const paragraph = document.createElement("p");
    paragraph.className = "small";
    const node = document.createElement("b");
    node.textContent = say(words.node, { node: tree.nodes[cut.node].way.join(words.dot) });
    const why = document.createElement("span");
    why.textContent = say(words.cuts[cut.securedBy], { value: number(cut.value), bound: number(cut.bound) });
    paragraph.append(node, " ", why);
    return paragraph;
  });
  if (paragraphs.length === 0) {
    const none = document.createElement("p");
    none.className = "small soft";
    none.textContent = words.none;
    paragraphs.push(none);
  }
  grid.querySelector("[data-cuts]").replaceChildren(...paragraphs);
}

/** The address of the page names the tree as it is now, and so do the links on it. */
function keep() {
  history.replaceState(history.state, "", withLeaves(location.href));
  for (const link of document.querySelectorAll("[data-keeps-leaves]")) link.href = withLeaves(link.href);
}

function withLeaves(href) {
  const address = new URL(href, location.href);
  const query = address.searchParams;
  if (!query.has("game")) query.set("shape", state.grid.dataset.shape);
  query.set("leaves", state.leaves.join("."));
  if (state.grid.dataset.scale !== "0..10") query.set("scale", state.grid.dataset.scale);
  if (!query.has("game") && state.grid.dataset.root !== "max") query.set("root", state.grid.dataset.root);
  if (!query.has("format") && address.pathname === "/explore") query.set("leaf", state.leaf + 1);
  for (const gone of ["seed", "cuts"]) query.delete(gone);
  return readable(address);
}

/** As the server writes addresses: shapes and specs stay readable. */
function readable(address) {
  const signs = { "%3A": ":", "%3D": "=", "%2C": ",", "%2F": "/" };
  return address.pathname + address.search.replace(/%(3A|3D|2C|2F)/g, (sign) => signs[sign]);
}

/** A slider goes up by → and ↑ in every language and in every browser. */
function slide(event) {
  const field = event.target;
  const leaf = state.fields.indexOf(field);
  const { lowest, highest } = state.scale;
  const value = state.leaves[leaf];
  const to = {
    ArrowUp: value + 1, ArrowRight: value + 1, ArrowDown: value - 1, ArrowLeft: value - 1,
    PageUp: value + 3, PageDown: value - 3, Home: lowest, End: highest,
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  move(leaf, Math.min(Math.max(to, lowest), highest));
}

/* Predict. */

function beginPredicting(grid) {
  const words = JSON.parse(document.getElementById("marked-words").textContent);
  const count = grid.querySelector("[data-marked]");
  grid.addEventListener("change", (event) => {
    if (!event.target.matches("[name=marked]")) return;
    const marked = all("[name=marked]:checked", grid).length;
    count.dataset.marked = marked;
    put(count, words[marked]);
  });
  grid.addEventListener("submit", (event) => {
    const form = event.target.closest("[data-predict]");
    event.preventDefault();
    const sent = new FormData(form, event.submitter);
    const address = new URL(form.action);
    const marked = sent.getAll("marked");
    sent.delete("marked");
    for (const [name, value] of sent) if (value) address.searchParams.set(name, value);
    if (marked.length > 0) address.searchParams.set("marked", marked.join(" "));
    go(readable(address));
  });
}

/** Enter checks, wherever it has nothing else to do. */
function check(event) {
  if (event.key !== "Enter" || event.defaultPrevented || event.repeat) return;
  const idle = event.target.matches("body, main, [data-predict] [name=marked]");
  const button = idle && document.querySelector("[data-enter]");
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** Shows another page of the same kind, to which one can go back. */
async function go(address) {
  await showPage(address);
  history.pushState(null, "", address);
}

/* Reorder. */

function beginReordering(grid) {
  const tree = grow(grid.dataset.shape, grid.dataset.root);
  const leaves = grid.dataset.leaves.split(".").map(Number);
  const canvas = grid.querySelector("[data-dragged]");
  const below = (node) => [node, ...tree.nodes[node].children.flatMap(below)];
  const middle = (node) => {
    const box = canvas.querySelector(`[data-node="${node}"] .shape`).getBoundingClientRect();
    return box.x + box.width / 2;
  };
  canvas.addEventListener("pointerdown", (event) => {
    const held = event.target.closest("[data-node]");
    const node = Number(held?.dataset.node);
    if (!held || node === 0 || event.button !== 0) return;
    event.preventDefault();
    const siblings = tree.nodes[tree.nodes[node].parent].children;
    const places = siblings.map(middle);
    const from = event.clientX;
    const lifted = below(node).flatMap((one) => all(`[data-node="${one}"], [data-branch="${one}"], [data-snip="${one}"]`, canvas))
      .filter((part) => !part.matches(`[data-branch="${node}"]`));
    canvas.setPointerCapture(event.pointerId);
    canvas.classList.add("dragging");
    for (const part of lifted) part.classList.add("lifted");
    const follow = (moved) => {
      for (const part of lifted) shift(part, moved.clientX - from, canvas);
    };
    const drop = (dropped) => {
      canvas.classList.remove("dragging");
      for (const part of lifted) {
        part.classList.remove("lifted");
        shift(part, 0, canvas);
      }
      canvas.removeEventListener("pointermove", follow);
      for (const end of ["pointerup", "pointercancel"]) canvas.removeEventListener(end, drop);
      if (dropped.type === "pointercancel") return;
      const at = places[siblings.indexOf(node)] + dropped.clientX - from;
      const place = siblings.filter((sibling, index) => sibling !== node && places[index] < at).length;
      if (place !== siblings.indexOf(node)) putInOrder(node, place);
    };
    canvas.addEventListener("pointermove", follow);
    for (const end of ["pointerup", "pointercancel"]) canvas.addEventListener(end, drop);
  });

  function putInOrder(node, place) {
    // Any exchange of the page knows the goal that comes next.
    const link = canvas.querySelector(".exchange a");
    const address = new URL(link.getAttribute("href"), location.href);
    const ordered = reordered(tree, leaves, node, place);
    address.searchParams.set("shape", ordered.shape);
    address.searchParams.set("leaves", ordered.leaves.join("."));
    go(readable(address));
  }
}

/** Moves a part of the drawing to the side. Branches are drawn in a space of their own, a thousand wide. */
function shift(part, by, canvas) {
  const far = part.matches("[data-branch]") ? (by * 1000) / canvas.clientWidth : by;
  if (by === 0) part.style.removeProperty("transform");
  else part.style.setProperty("transform", `translateX(${far}px)`);
}

/* Keys and links that all modes have. */

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const link = event.target.closest("a");
  if (!link || !document.querySelector("[data-explore]")) return;
  if (link.dataset.moves && state) {
    event.preventDefault();
    move(state.leaf, state.leaves[state.leaf] + Number(link.dataset.moves));
    announce(state.grid.querySelector('[data-said="now"]').textContent);
  } else if ("next" in link.dataset && state) {
    event.preventDefault();
    look((state.leaf + 1) % state.leaves.length);
    announce(state.grid.querySelector('[data-said="now"]').textContent);
  } else if ("shows" in link.dataset) {
    event.preventDefault();
    go(link.getAttribute("href"));
  }
});

// Another game has other heuristics: only what is chosen for this one is sent.
document.addEventListener("input", (event) => {
  const heuristic = document.getElementById("from-heuristic");
  if (event.target.id !== "from-spec" || !heuristic) return;
  const kind = (spec) => spec.trim().split(":")[0];
  heuristic.disabled = kind(event.target.value) !== kind(event.target.defaultValue);
});

document.addEventListener("change", (event) => {
  const form = event.target.closest("form[data-sends], form[data-leaves-form]");
  if (form) form.requestSubmit();
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (state && event.target.matches(".leaf-field")) slide(event);
  check(event);
  if (event.key === "Escape") document.querySelector("[data-leave]")?.click();
});

// Back and on again: what was shown then.
addEventListener("popstate", () => showPage(location.href));
document.addEventListener("page", begin);
prepare(document);
begin();
