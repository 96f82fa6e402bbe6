"use strict";
// Opens what a link leads to, copies commands, and filters cases and clauses by text.

function reveal(id) {
  for (let part = document.getElementById(id); part; part = part.parentElement) {
    if (part.tagName === "DETAILS") part.open = true;
  }
}

function follow() {
  const id = decodeURIComponent(location.hash.slice(1));
  reveal(id);
  document.getElementById(id)?.scrollIntoView();
}
addEventListener("hashchange", follow);
if (location.hash) follow();

async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return true;
  } catch {  // the page may not use the clipboard by itself: it can still copy what is selected
    getSelection().selectAllChildren(code);
    return document.execCommand("copy");
  }
}

for (const button of document.querySelectorAll(".command button")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const copied = await copy(button.parentElement.querySelector("code"));
    button.firstChild.data = copied ? "Copied" : "Selected, not copied";
    setTimeout(() => { button.firstChild.data = "Copy"; }, 2000);
  });
}

const filter = document.getElementById("filter");
const found = document.querySelector("output");
filter.closest("p").hidden = false;
filter.addEventListener("input", () => {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (part) => words.every((word) => part.textContent.toLowerCase().includes(word));
  const parts = [...document.querySelectorAll(".case, .chapter tbody tr, #skipped > details")];
  const left = parts.filter((part) => (part.hidden = !fits(part), !part.hidden));
  for (const group of document.querySelectorAll(".suspect, .chapter, .group")) {
    group.hidden = !group.querySelector(".case:not([hidden]), tbody tr:not([hidden])");
    if (words.length && group.tagName === "DETAILS") group.open = true;
  }
  found.textContent = words.length ? `${left.length} of ${parts.length} shown` : "";
});
