// Letter keys can be switched off: they are in the way of some screen readers and of speech input.

const place = document.querySelector("[data-letter-keys]");
if (place) {
  const label = document.createElement("label");
  const box = document.createElement("input");
  box.type = "checkbox";
  box.checked = localStorage.getItem("keys") !== "off";
  box.addEventListener("change", () => localStorage.setItem("keys", box.checked ? "on" : "off"));
  label.append(box, " ", place.dataset.letterKeys);
  place.append(label);
}
