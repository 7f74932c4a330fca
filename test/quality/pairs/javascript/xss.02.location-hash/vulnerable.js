const params = new URLSearchParams(window.location.search);
const tab = params.get("tab");

function showTab(title) {
  const heading = document.querySelector("#tab-title");
  heading.innerHTML = `<b>${title}</b>`;
}

document.addEventListener("DOMContentLoaded", () => {
  if (tab) showTab(tab);
});
