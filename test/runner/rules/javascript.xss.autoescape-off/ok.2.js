const t = Handlebars.compile(source, { noEscape: false });
Mustache.escape = (text) => encode(text);
