const express = require("express");
const { exec } = require("child_process");
const rules = require("./rules");
const app = express();
app.get("/A", (req, res) => { const { host } = req.query; const r = rules.check(host); exec("A " + host); // expect
});
app.get("/B", (req, res) => { const { host } = req.query; const r = rules.result(host); if (r.valid) return; exec("B " + host); // expect
});
app.get("/C", (req, res) => { const { host } = req.query; const r = rules.outcome(host); if (!r.error) return; exec("C " + host); // expect
});
app.get("/D", (req, res) => { const { host } = req.query; const r = rules.outcome2(host); if (r.ok) return; exec("D " + host); // expect
});
app.get("/E", (req, res) => { const { host } = req.query; const e = rules.errorMap(host); if (Object.keys(e).length === 0) return; exec("E " + host); // expect
});
app.get("/F", (req, res) => { const { host } = req.query; const r = rules.lengthOf(host); if (r.error) return; exec("F " + host); // expect
});
