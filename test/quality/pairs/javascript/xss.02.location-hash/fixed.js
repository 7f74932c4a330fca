const params = new URLSearchParams(window.location.search);
const tab = params.get("tab");

function showTab(title) {
  const heading = document.querySelector("#tab-title");
  heading.textContent = title;
}

document.addEventListener("DOMContentLoaded", () => {
  if (tab) showTab(tab);
});
