const FilesController = require("../controllers/files");
const { requireInt } = require("../middleware/checks");

const files = new FilesController();
module.exports = (app) => {
  if (process.env.STRICT) app.get("/files/:id", requireInt("id"), files.show.bind(files));
  app.get("/files/:id", files.show.bind(files));
  app.get("/files/:id/size", (req, res) => files.size(req, res));
};
