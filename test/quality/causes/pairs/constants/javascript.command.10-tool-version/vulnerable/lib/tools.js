const { execSync } = require("child_process");
const http = require("http");

const TOOLS = { node: "node", git: "/usr/bin/git" };

function versionOf(tool) {
  const binary = TOOLS.git;
  return execSync(`${binary} --version`).toString().trim();
}

http
  .createServer((req, res) => {
    const name = new URL(req.url, "http://localhost").searchParams.get("tool");
    res.end(execSync(`${name} --version`)); // expect
  })
  .listen(8080);
