const { exec } = require("child_process");
const MODES = ["fast", "slow"];

app.get("/a", (req, res) => {
  const { mode } = req.query;
  if (mode !== undefined && !MODES.includes(mode)) throw new Error("mode");
  exec(`run ${mode}`);
});

app.get("/b", (req, res) => {
  const mode = req.query.mode;
  if (mode && !MODES.includes(mode)) return res.sendStatus(400);
  exec(`run ${mode}`);
});

app.get("/c", (req, res) => {
  if (!(req.query.mode == null || MODES.includes(req.query.mode))) return res.sendStatus(400);
  exec(`run ${req.query.mode}`);
});
