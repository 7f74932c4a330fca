const { exec } = require("child_process");
const util = require("util");
const { EventEmitter } = require("events");
const { AsyncLocalStorage } = require("async_hooks");
const app = require("express")();

app.get("/3", async (req, res) => {
  const q = req.query.q;
  const e = new EventEmitter();
  e.on("y", (v) => exec(v));
  e.emit("x", q);
  e.emit("y", "ls");
  const pr = util.promisify((x, cb) => cb(null, x));
  const als = new AsyncLocalStorage();
  exec(new Date().toISOString());
  exec(new Date(q).toLocaleDateString());
  exec(Reflect.get({ a: "ls", b: q }, "a"));
  exec("ls " + Reflect.has({}, q));
  exec(Reflect.ownKeys({ a: q }).join(""));
  exec(Object.getOwnPropertyNames({ a: q }).join(""));
});
