document.write("<p>Hello</p>");
stream.write("<p>" + name + "</p>");
