const { exec } = require("child_process");
const MODES = ["fast", "slow"];

app.get("/a", (req, res) => {
  const { mode, other } = req.query;
  if (mode && !MODES.includes(other)) throw new Error("mode");
  exec(`run ${mode}`); // expect
});

app.get("/b", (req, res) => {
  const mode = req.query.mode;
  if (!mode && !MODES.includes(mode)) return res.sendStatus(400);
  exec(`run ${mode}`); // expect
});

app.get("/c", (req, res) => {
  const mode = req.query.mode;
  if (typeof mode === "string" && !MODES.includes(mode)) return res.sendStatus(400);
  exec(`run ${mode}`); // expect
});

app.get("/d", (req, res) => {
  const mode = req.query.mode;
  if (mode !== undefined || MODES.includes(mode)) exec(`run ${mode}`); // expect
});
