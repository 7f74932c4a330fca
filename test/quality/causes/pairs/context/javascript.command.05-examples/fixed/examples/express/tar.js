const { exec } = require("child_process");
require("express")().get("/tar", (req, res) => {
  exec("tar cf out.tar " + req.query.folder, () => res.end()); // at most info
});
