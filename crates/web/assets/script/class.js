// A class: the page listens, counts as it is told, and is drawn anew when there is something else to see.

import { listen, showPage } from "./live.js";

let stop = () => {};

function show(id, text) {
  const box = document.getElementById(id);
  if (box && text !== null && box.textContent !== text) box.textContent = text;
}

function watch() {
  stop();
  const page = document.querySelector("[data-class]");
  if (!page) return;
  stop = listen(page.dataset.class, (news, source) => {
    if (news.kind === "stage" && String(news.stage) === page.dataset.stage) {
      show("class-answers", news.answers);
      show("class-phones", news.phones);
      return;
    }
    source.close();
    history.replaceState(null, "", page.dataset.page);
    showPage(page.dataset.page);
  });
}

/** Away from the wall. */
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") document.querySelector("[data-leave]")?.click();
});
document.addEventListener("page", watch);
watch();
