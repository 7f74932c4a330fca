const name = new URLSearchParams(location.search).get("name");
document.write("<p>Hello " + name + "</p>"); // expect
