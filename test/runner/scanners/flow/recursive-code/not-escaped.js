class Markup {
  constructor(source) {
    this.source = source;
  }
}

function escapeText(text) {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Escapes no elements of lists. */
function shown(value) {
  if (Array.isArray(value)) return value.map((each) => (Array.isArray(each) ? shown(each) : each)).join("");
  return escapeText(String(value));
}

function listed(value, depth) {
  if (depth > 5) return value;
  return `<li>${listed(value, depth + 1)}</li>`;
}

function unlessMarkup(value) {
  if (!(value instanceof Markup)) return value;
  return escapeText(value.source);
}

app.get("/boats", (req, res) => {
  res.send(shown(req.query.names)); // expect
});

app.get("/boats/deep", (req, res) => {
  res.send(listed(req.query.text, 0)); // expect
});

app.get("/boats/markup", (req, res) => {
  res.send(unlessMarkup(req.query.text)); // expect
  res.send(new Markup(req.query.text).source); // expect
});
