const fs = require("fs");
const path = require("path");

exports.read = async () => [
  await fs.promises.readFile(process.env.SETTINGS), // expect
  await fs.promises.readFile(path.join("/srv", process.env.SETTINGS)), // expect
  await fs.promises.readFile("/srv/" + process.env.SETTINGS), // expect
];
app.get("/report", (req, res) => {
  res.json({ size: fs.readFileSync(path.join(process.env.DATA_DIR, req.query.name)).length }); // expect
});
