const { exec } = require("child_process");
const app = require("express")();

app.get("/variable", (req, res) => {
  let current = "";
  const run = () => exec("ls " + current); // expect
  run();
  run();
  current = req.query.path;
  run();
});

app.get("/object", (req, res) => {
  const context = {};
  const run = () => exec("ls " + context.path); // expect
  run();
  run();
  context.path = req.query.path;
  run();
});

let held;
function command() {
  return "ls " + held;
}
app.get("/global", (req, res) => {
  console.log(command(), command());
  held = req.query.path;
  exec(command()); // expect
});

app.get("/nested", (req, res) => {
  let current = "";
  const run = () => exec("ls " + current); // expect
  const twice = () => run();
  twice();
  twice();
  current = req.query.path;
  twice();
});

class Runner {
  constructor() {
    this.path = "";
  }

  go(req) {
    const run = () => exec("ls " + this.path); // expect
    run();
    run();
    this.path = req.query.path;
    run();
  }
}
app.get("/field", (req, res) => new Runner().go(req));

function list(all, path) {
  exec("ls " + path); // expect
}
app.get("/spread", (req, res) => list(...req.query.parts.split(",")));
