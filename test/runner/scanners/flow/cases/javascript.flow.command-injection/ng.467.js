var exec = require("child_process").exec;
var app = require("express")();
app.post("/a", function (req, res) {
  var self = { v: req.body.a, go: function () { exec("x " + this.v); } }; // expect
  self.go();
});
app.post("/b", function (req, res) {
  var self = { v: req.body.a, go: function () { var that = this; exec("x " + that.v); } }; // expect
  self.go();
});
app.post("/c", function (req, res) {
  var self = { v: req.body.a, go: function () { var that = this; (function () { exec("x " + that.v); })(); } }; // expect
  self.go();
});
app.post("/d", function (req, res) {
  var self = { v: req.body.a, go: function () { var that = this; setTimeout(function () { exec("x " + that.v); }, 1); } }; // expect
  self.go();
});
app.post("/e", function (req, res) {
  var self = { v: req.body.a, go: function () { setTimeout(() => exec("x " + this.v), 1); } }; // expect
  self.go();
});
app.post("/f", function (req, res) {
  var obj = { v: req.body.a, go: function () { exec("x " + this.v); } }; // expect
  obj.go();
});
app.post("/g", function (req, res) {
  var obj = { v: req.body.a, go() { [1].forEach(() => exec("x " + this.v)); } }; // expect
  obj.go();
});
class Svc {
  constructor(v) { this.v = v; this.on = this.on.bind(this); }
  on() { exec("x " + this.v); } // expect
  start() { setTimeout(this.on, 10); }
}
app.post("/h", function (req, res) { new Svc(req.body.a).start(); });
function each(list, fn) { for (var i = 0; i < list.length; i++) fn.call(list[i], list[i], i); }
app.post("/i", function (req, res) {
  each([req.body.f], function () { exec("x " + this); }); // expect
});
