document.write("<p>" + location.search + "</p>"); // expect
window.document.writeln(text); // expect
document.write(`<script src="${url}"></script>`); // expect
