const FilesController = require("../controllers/files");
const { requireInt } = require("../middleware/checks");

const files = new FilesController();
module.exports = (app) => {
  app.get("/files/:id", requireInt("id"), files.show.bind(files));
  app.get("/files/:id/size", requireInt("id"), (req, res) => files.size(req, res));
};
