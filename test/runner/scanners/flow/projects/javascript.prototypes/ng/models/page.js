"use strict";

const cp = require("child_process");
const util = require("util");
const Base = require("./base");

function Page(values, folder) {
  Base.call(this, folder);
  Object.assign(this, Page.defaults, values);
}
util.inherits(Page, Base);

Page.defaults = { lines: 10 };

Page.prototype = Object.assign(Page.prototype, { size: 3 });

Page.prototype.print = Page.prototype.show = function (done) {
  cp.exec("print " + this.name, done);  // expect
};

Page.prototype.finish = function (name, error) {
  cp.exec("finish " + name);  // expect
};

Page.prototype.later = function (name) {
  cp.exec("date", this.finish.bind(this, name));
};

module.exports = Page;
