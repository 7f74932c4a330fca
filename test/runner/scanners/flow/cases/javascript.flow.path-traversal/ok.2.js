const fs = require("fs");
const path = require("path");

app.get("/log", (req, res) => {
  const file = path.join("/var/log/app", req.query.name);
  if (path.relative("/var/log/app", file).startsWith("..")) throw new Error("outside");
  fs.createReadStream(file).pipe(res);
});
