const express = require("express");
const { exec } = require("node:child_process");
const app = express();
app.get('/1', (req, res) => {
  const p = ['find'];
  p.push('-name', req.query.a);
  exec(p.join(' ')); // expect
});
app.get('/2', (req, res) => {
  const p = [];
  p.push('-name', req.query.a);
  exec(p.join(' ')); // expect
});
app.get('/3', (req, res) => {
  const p = ['find'];
  p.push('-name');
  p.push(req.query.a);
  exec(p.join(' ')); // expect
});
class A {
  constructor() { this.parts = ['find']; }
  named(name) { this.parts.push('-name', name); return this; }
}
app.get('/4', (req, res) => {
  exec(new A().named(req.query.a).parts.join(' ')); // expect
});
class B {
  constructor() { this.parts = ['find']; }
  named(name) { this.parts.push('-name'); this.parts.push(name); return this; }
}
app.get('/5', (req, res) => {
  exec(new B().named(req.query.a).parts.join(' ')); // expect
});
