function visit(link) {
  window.open(link, "_blank"); // expect
}
