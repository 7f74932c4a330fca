const { exec } = require("child_process");
const util = require("util");
const app = require("express")();

app.get("/11", async (req, res) => {
  const q = req.query.q;
  function va() { return arguments[1]; }
  exec(va("a", q)); // expect
  function vb() { const args = Array.prototype.slice.call(arguments); return args.join(" "); }
  exec(vb("a", q)); // expect
  function vc() { let s = ""; for (let i = 0; i < arguments.length; i++) s += arguments[i]; return s; }
  exec(vc("a", q)); // expect
  function vd() { return util.format.apply(util, arguments); }
  exec(vd("ls %s", q)); // expect
});
