function add(item) {
  $("#list").append($("<li>").text(item.name));
}
