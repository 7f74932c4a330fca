document.write("<p>fixed</p>");
document.write(`<p>fixed</p>`);
document.write(encodeURIComponent(name));
stream.write(text);
document.writeln();
