const { exec } = require("child_process");
require("express")().get("/", (req, res) => {
  const a = { cmd: "ls", arg: "x" };
  const b = { ...a, arg: req.query.q };
  exec(b.cmd);
  exec(b.arg); // expect
  const c = Object.assign({}, a, { other: req.query.q });
  exec(c.cmd);
  exec(c.other); // expect
  const d = new Map([["cmd", "ls"], ["arg", req.query.q]]);
  exec(d.get("cmd"));
  exec(d.get("arg")); // expect
  const e = structuredClone(b);
  exec(e.cmd);
  exec(e.arg); // expect
});
