import { exec } from "node:child_process";
class Printer {
  run(name) {
    exec("lp " + name); // expect
  }
}
const tools = new Map([["paper", new Printer()]]);

app.get("/print", (req, res) => {
  tools.get("paper").run(req.query.name);
  const given = new Map([["fixed", "a"], ["name", req.query.name]]);
  exec("ls " + given.get("name")); // expect
});
