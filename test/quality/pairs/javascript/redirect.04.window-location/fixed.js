const query = new URLSearchParams(location.search);

function leave() {
  const back = query.get("back");
  if (!back) {
    return;
  }
  window.location.href = "/pages/" + encodeURIComponent(back);
}

document.querySelector("#back").addEventListener("click", leave);
