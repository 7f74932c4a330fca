const app = require("express")();
const HOSTS = new Set(["api.example.com"]);

function isAllowed(text) {
  try {
    return HOSTS.has(new URL(text).hostname);
  } catch {
    return false;
  }
}

function isSecure(text) {
  const url = new URL(text);
  if (url.protocol !== "https:") return false;
  if (!HOSTS.has(url.hostname)) {
    return false;
  }
  return true;
}

app.get("/a", (req, res) => {
  const { target } = req.query;
  if (!isAllowed(target)) return res.status(400).end();
  fetch(target).then(() => res.end());
});
app.get("/b", (req, res) => {
  const { address } = req.query;
  if (isSecure(address)) fetch(address).then(() => res.end());
});
app.get("/c", (req, res) => {
  const { other } = req.query;
  if (!isSecure(other)) return res.status(400).end();
  fetch(other).then(() => res.end());
});
