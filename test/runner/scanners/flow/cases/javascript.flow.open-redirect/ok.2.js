const query = new URLSearchParams(location.search);

function leave() {
  window.location.href = "/pages/" + encodeURIComponent(query.get("back"));
}

document.querySelector("#back").addEventListener("click", leave);
