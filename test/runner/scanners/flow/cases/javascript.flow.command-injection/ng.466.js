var http = require("http");
var express = require("express");
var exec = require("child_process").exec;
var spawn = require("child_process").spawn;
var _ = require("underscore");
var Q = require("q");
var async = require("async");
var request = require("request");
var app = express.createServer();
app.use(express.bodyParser());
var Dao = { find: function (name, cb) { cb(null, { name: name }); } };
function Model(attrs) { this.attrs = attrs || {}; }
Model.prototype = { get: function (k) { return this.attrs[k]; }, set: function (k, v) { this.attrs[k] = v; return this; } };
function extend(a, b) { for (var k in b) { if (b.hasOwnProperty(k)) a[k] = b[k]; } return a; }
function each(list, fn) { for (var i = 0; i < list.length; i++) { fn.call(list[i], list[i], i); } }
function bind(fn, self) { return function () { return fn.apply(self, arguments); }; }
app.get("/a", function (req, res) {
  Dao.find(req.param("name"), function (err, r) {
    exec("x " + r.name); // expect
  });
  var m = new Model({ n: req.query.n });
  exec("x " + m.get("n")); // expect
  exec("x " + new Model().set("k", req.query.k).get("k")); // expect
  var o = extend({ a: 1 }, req.body);
  exec("x " + o.cmd); // expect
  each([req.query.e], function (v) { exec("x " + v); }); // expect
  each([req.query.f], function () { exec("x " + this); }); // expect
  bind(function (v) { exec("x " + v); }, null)(req.query.g); // expect
  var deferred = Q.defer();
  deferred.resolve(req.query.h);
});
app.post("/b", function (req, res) {
  async.waterfall([
    function (cb) { cb(null, req.body.a); },
    function (v, cb) { exec("x " + v); cb(null, v); }, // expect
  ], function (err, r) { exec("x " + r); }); // expect
  async.parallel({ a: function (cb) { cb(null, req.body.b); } }, function (err, r) { exec("x " + r.a); }); // expect
  async.series([function (cb) { cb(null, req.body.c); }], function (err, r) { exec("x " + r[0]); }); // expect
  q.push({ name: req.body.d });
});
app.post("/c", function (req, res) {
  var list = _.chain(req.body.l).filter(function (x) { return x; }).map(function (x) { return x.n; }).value();
  exec("x " + list[0]); // expect
  exec("x " + _.pluck(req.body.c, "n").join(" ")); // expect
  exec("x " + _.extend({}, req.body).d); // expect
  exec("x " + _.compact(_.flatten([req.body.e])).join(" ")); // expect
  exec("x " + _.where(req.body.f, { a: 1 })[0].n); // expect
  exec("x " + _.isString(req.body.g));
  fn(req.body.h);
});
app.post("/d", function (req, res) {
  var self = { v: req.body.a, go: function () { var that = this; setTimeout(function () { exec("x " + that.v); }, 1); } }; // expect
  self.go();
  var buf = new Buffer(req.body.b, "base64");
  exec("x " + buf.toString("ascii")); // expect
  var args = [].slice.call([req.body.c]);
  exec("x " + args[0]); // expect
  (function (v) { exec("x " + v); })(req.body.d); // expect
  !function () { exec("x " + arguments[0]); }(req.body.e); // expect
  var obj = JSON.parse(req.body.f || "{}");
  exec("x " + obj.a.b); // expect
  exec("x " + (typeof req.body.g !== "undefined" ? req.body.g : "a")); // expect
  spawn("sh", ["-c", "x " + req.body.h]); // expect
});
