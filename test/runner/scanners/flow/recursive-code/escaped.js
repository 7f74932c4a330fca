class Markup {
  constructor(source) {
    this.source = source;
  }

  toString() {
    return this.source;
  }
}

function escapeText(text) {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Calls itself for the elements of a list. */
function shown(value) {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(shown).join("");
  if (value instanceof Markup) return value.source;
  return escapeText(String(value));
}

function markup(parts, ...values) {
  let source = parts[0];
  values.forEach((value, index) => {
    source += shown(value) + parts[index + 1];
  });
  return new Markup(source);
}

function cleaned(value) {
  if (typeof value !== "object") return escapeText(String(value));
  let all = "";
  for (const each of Object.values(value)) all += cleaned(each);
  return all;
}

app.get("/boats", (req, res) => {
  const title = markup`<h1>${req.query.title}</h1>`;
  res.send(markup`${title}<p>${req.query.text}</p>${[req.query.more]}`.toString());
});

app.get("/boats/fields", (req, res) => {
  res.send(`<p>${cleaned(req.query.fields)}</p>`);
});
