function reload() {
  document.location = document.location.href;
}

function turnPage() {
  const url = window.location.href;
  window.location = url.replace("page=1", "").replace("?&", "?") + "&page=2";
}

function showDebugger() {
  window.open(document.location.toString().replace(/[?#].*$/, "") + "debug/" + document.location.search);
}

function showHost(port) {
  window.open(document.location.protocol + "//" + window.location.hostname + ":" + port);
}
