const { exec } = require("node:child_process");

class FilesController {
  async show(req, res) {
    exec(`file ${req.params.id}`, () => res.end());
  }
  async size(req, res) {
    exec(`du ${req.params.id}`, () => res.end());
  }
}
module.exports = FilesController;
