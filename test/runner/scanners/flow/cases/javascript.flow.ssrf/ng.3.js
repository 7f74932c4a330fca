const app = require("express")();
const HOSTS = new Set(["api.example.com"]);

function isParsed(text) {
  try {
    HOSTS.has(new URL(text).hostname);
    return true;
  } catch {
    return false;
  }
}

function isSecure(text) {
  const url = new URL(text);
  if (url.protocol !== "https:") return false;
  if (HOSTS.has(url.hostname)) return true;
  return true;
}

function isForeign(text) {
  if (HOSTS.has(new URL(text).hostname)) return false;
  return true;
}

app.get("/a", (req, res) => {
  const { target } = req.query;
  if (!isParsed(target)) return res.status(400).end();
  fetch(target).then(() => res.end()); // expect
});
app.get("/b", (req, res) => {
  const { address } = req.query;
  if (isSecure(address)) fetch(address).then(() => res.end()); // expect
});
app.get("/c", (req, res) => {
  const { other } = req.query;
  if (isForeign(other)) fetch(other).then(() => res.end()); // expect
});
