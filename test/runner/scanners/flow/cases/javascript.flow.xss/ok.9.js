const name = new URLSearchParams(location.search).get("name");
$("#" + name).show();
$("<b>").text(name).appendTo("body");
