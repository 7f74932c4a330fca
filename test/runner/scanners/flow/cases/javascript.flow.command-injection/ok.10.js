const { exec, execFile } = require("child_process");
const shq = require("shell-quote");
const app = require("express")();

app.get("/variable", (req, res) => {
  let current = "";
  const run = () => exec("ls " + current);
  run();
  run();
  current = shq.quote([req.query.path]);
  run();
  current = Number(req.query.count);
  run();
});

app.get("/later", (req, res) => {
  let current = "";
  const run = () => exec("ls " + current);
  run();
  run();
  const other = req.query.path;
  run(other);
});

class Runner {
  constructor() {
    this.path = "";
  }

  go(req) {
    const run = () => exec("ls " + this.path);
    run();
    run();
    this.name = req.query.path;
    this.path = "/";
    run();
  }
}
app.get("/field", (req, res) => new Runner().go(req));

function list(all, path) {
  execFile("ls", [path]);
}
app.get("/spread", (req, res) => list(...req.query.parts.split(",")));
