"use strict";

const fs = require("fs");

function Base(folder) {
  this.folder = folder;
}

Base.prototype.read = function (done) {
  fs.readFile("/srv/" + this.folder + "/index", done);
};

module.exports = Base;
