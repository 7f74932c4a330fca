function open() {
  window.location = location.href.replace(/^.*to=/, ""); // expect
}

function follow() {
  location.href = document.URL.split("to=")[1]; // expect
}

function leave() {
  const url = window.location.href;
  window.open(url.substring(url.indexOf("to=") + 3)); // expect
}
