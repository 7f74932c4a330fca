const { exec } = require("child_process");
const app = require("express")();
function UserDAO(db) {
  "use strict";
  if (false === this instanceof UserDAO) {
    console.log("Warning: UserDAO constructor called without 'new' operator");
    return new UserDAO(db);
  }
  const users = db.collection("users");
  this.run = (name, callback) => {
    exec("x " + name, callback); // expect
  };
}
function Plain(name) {
  var self = this;
  self.name = name;
  self.get = function () { return self.name; };
  self.go = function (x) { exec("x " + x); }; // expect
}
function Runner() {
  this.go = function (x) { exec("x " + x); }; // expect
}
module.exports = (app, db) => {
  const dao = new UserDAO(db);
  app.get("/e", (req, res) => {
    dao.run(req.query.name, () => {});
    const p = new Plain(req.query.e);
    exec("x " + p.get()); // expect
    p.go(req.query.f);
    new Runner().go(req.query.g);
    exec("x " + new Plain("a").get());
  });
};
