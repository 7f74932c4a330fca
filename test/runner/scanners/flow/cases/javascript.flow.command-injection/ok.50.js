import { exec } from "node:child_process";
class Printer {
  run(name) {
    exec("lp " + name);
  }
}
class Screen {
  run(name) {
    return { name };
  }
}
const tools = new Map([["paper", new Printer()], ["screen", new Screen()]]);
const hosts = new Map(Object.entries({ north: "n1", south: "s1" }));

app.get("/print", (req, res) => {
  tools.get("paper").run("report");
  res.json(tools.get("screen").run(req.query.name));
  const given = new Map([["fixed", "a"], ["name", req.query.name]]);
  exec("ls " + given.get("fixed"));
  exec("ping " + hosts.get(req.query.host));
});
