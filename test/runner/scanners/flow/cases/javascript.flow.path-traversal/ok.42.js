"use strict";
var _router = _interopRequireDefault(require("../router"));
var _config = _interopRequireDefault(require("../config"));
var _express = _interopRequireDefault(require("express"));
var _path = _interopRequireDefault(require("path"));
var _fs = require("fs");
var _utils = _interopRequireDefault(require("../utils"));
var _page = _interopRequireDefault(require("../page"));
function _interopRequireDefault(e) { return e && e.__esModule ? e : { default: e }; }
class Pages extends _router.default {
  constructor(options = {}) {
    super();
    this.root = options.root ? _path.default.resolve("./", options.root) : _path.default.resolve(__dirname, "../public");
  }
  page(req) {
    return this.read(_path.default.resolve(this.root, req.params.name));
  }
  async read(file) {
    const normalized = _path.default.normalize(file);
    if (!normalized.startsWith(this.root + _path.default.sep)) {
      throw new Error("outside");
    }
    return _fs.promises.readFile(normalized, "utf-8");
  }
}
exports.Pages = Pages;
