const { exec } = require("node:child_process");

class FilesController {
  async show(req, res) {
    exec(`file ${req.params.id}`, () => res.end()); // expect
  }
  async size(req, res) {
    exec(`du ${req.params.id}`, () => res.end()); // expect
  }
}
module.exports = FilesController;
