function add(item) {
  $("#list").append("<li>" + item.name + "</li>"); // expect
}
