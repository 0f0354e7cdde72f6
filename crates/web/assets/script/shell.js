// What all pages share: copying, sliders, menus that close, keys. Without it everything still works.

/** How long a button shows that it has copied something, in milliseconds. */
const COPIED = 2000;

const live = document.getElementById("live");

/** Says something to those who listen; the page itself shows it too. */
export function announce(text) {
  if (live) live.textContent = text;
}

/** Copies a text; the button shows so for a while, and a screen reader says `said`. */
export async function copy(text, button, said) {
  await navigator.clipboard.writeText(text);
  announce(said || live.dataset.copied);
  button.querySelector(".copied-sign")?.remove();
  const sign = document.createElement("span");
  sign.className = "copied-sign";
  sign.innerHTML = '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12l5 5 9-10"></path></svg>';
  sign.append(live.dataset.copied);
  button.append(sign);
  button.classList.add("copied");
  setTimeout(() => {
    sign.remove();
    if (!button.querySelector(".copied-sign")) button.classList.remove("copied");
  }, COPIED);
}

/** A link to be shared is copied, where the browser lets pages copy. */
function share(event) {
  const link = event.target.closest("a[data-share]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0 || !navigator.clipboard) return;
  event.preventDefault();
  copy(link.href, link, link.dataset.share);
}

/** A command gets a button that copies it. */
export function addCopyButtons(root) {
  if (!navigator.clipboard) return;
  for (const box of root.querySelectorAll("[data-copies]:not(:has(button))")) {
    const button = document.createElement("button");
    button.type = "button";
    button.setAttribute("aria-label", box.dataset.copies);
    button.innerHTML =
      '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M9 9h11v11H9zM15 9V4H4v11h5"></path></svg>';
    button.addEventListener("click", () => copy(box.querySelector(".line").textContent, button));
    box.append(button);
  }
}

/** A field for a number becomes a slider that shows its number. */
export function addSliders(root) {
  for (const field of root.querySelectorAll("input[type=number][data-slider]")) {
    const output = document.createElement("output");
    output.textContent = field.value;
    field.before(output);
    field.type = "range";
    fill(field);
    field.addEventListener("input", () => {
      output.textContent = field.value;
      fill(field);
    });
  }
}

/** The part of a slider's line that lies behind its handle is dark. */
export function fill(range) {
  const share = (range.value - range.min) / Math.max(range.max - range.min, 1);
  range.style.setProperty("--done", `${100 * share}%`);
}

/** Whether a key belongs to somebody who is writing or choosing. */
function isTaken(event) {
  const target = event.target;
  return (
    event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented ||
    target.matches("input:not([type=radio]):not([type=checkbox]), select, textarea, [contenteditable]")
  );
}

let held = null; // the key that was pressed last on this page

/**
 * Letter keys press what has them; they can be switched off on the page of help. A key that was pressed on the page
 * before and is still held does nothing here, or it would switch to and fro.
 */
function pressByKey(event) {
  if (event.repeat && event.key !== held) return;
  held = event.key;
  if (isTaken(event) || localStorage.getItem("keys") === "off" || event.key.length !== 1) return;
  const key = event.key.toUpperCase();
  const target = document.querySelector(`[aria-keyshortcuts="${CSS.escape(key)}"]:not(:disabled)`);
  if (target) {
    event.preventDefault();
    target.click();
  }
}

/** Everything on the page, or on a part of it that is new. */
export function prepare(root) {
  addCopyButtons(root);
  addSliders(root);
}

// A browser says what is wrong beside a field, so the field has to be there to be seen.
document.addEventListener("invalid", (event) => {
  for (let fold = event.target.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
}, true);
document.addEventListener("keydown", pressByKey);
document.addEventListener("click", share);
document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(event.target)) menu.open = false;
  }
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of document.querySelectorAll("details.menu[open]")) menu.open = false;
});
document.documentElement.classList.add("scripted");
prepare(document);
