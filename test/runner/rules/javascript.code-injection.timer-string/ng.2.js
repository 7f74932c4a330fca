function schedule(name) {
  setTimeout("refresh('" + name + "')", 1000); // expect
}
