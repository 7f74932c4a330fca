function schedule(name) {
  setTimeout(() => refresh(name), 1000);
  setInterval(refresh, 5000);
}
