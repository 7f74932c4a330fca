const name = new URLSearchParams(location.search).get("name");
$("<b>" + name + "</b>").appendTo("body"); // expect
