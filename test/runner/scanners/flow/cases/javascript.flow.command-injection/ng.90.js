const http = require("http");
const { execSync } = require("child_process");
const KNOWN = new Set(["a", "b"]);
http.createServer((req, res) => {
  const params = {};
  for (const pair of req.url.split("?")[1].split("&")) {
    const [k, v] = pair.split("=");
    params[k] = v;
  }
  if (!KNOWN.has(params.repo)) return res.end();
  execSync("ls " + params.ref); // expect
  execSync("ls " + params.repo);
  const { ref, repo } = params;
  execSync("ls " + ref); // expect
  execSync("ls " + repo);
  const list = [];
  for (const part of req.headers["x"].split(",")) list.push(part);
  if (!KNOWN.has(list[0])) return res.end();
  execSync("ls " + list[0]);
  execSync("ls " + list[1]); // expect
  const map = new Map();
  for (const part of req.headers["y"].split(",")) map.set(part.slice(0, 3), part.slice(3));
  if (!KNOWN.has(map.get("repo"))) return res.end();
  execSync("ls " + map.get("repo"));
  execSync("ls " + map.get("x")); // expect
});
