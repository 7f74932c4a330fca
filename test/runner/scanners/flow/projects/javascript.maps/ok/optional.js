const { exec } = require("child_process");
const util = require("util");
const app = require("express")();

app.get("/11", async (req, res) => {
  const q = req.query.q;
  function va() { return arguments[1]; }
  function vb() { const args = Array.prototype.slice.call(arguments); return args.join(" "); }
  exec(vb("a", "b"));
  function vc() { let s = ""; for (let i = 0; i < arguments.length; i++) s += arguments[i]; return s; }
  function vd() { return util.format.apply(util, arguments); }
});
