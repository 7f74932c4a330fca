const { exec } = require("child_process");
const util = require("util");
const { EventEmitter } = require("events");
const { AsyncLocalStorage } = require("async_hooks");
const app = require("express")();

app.get("/3", async (req, res) => {
  const q = req.query.q;
  const e = new EventEmitter();
  e.on("x", (v) => exec(v)); // expect
  e.emit("x", q);
  e.emit("y", "ls");
  setTimeout((v) => exec(v), 1, q); // expect
  setTimeout(exec, 1, q); // expect
  setImmediate((v) => exec(v), q); // expect
  process.nextTick((v) => exec(v), q); // expect
  const pr = util.promisify((x, cb) => cb(null, x));
  pr(q).then((x) => exec(x)); // expect
  const als = new AsyncLocalStorage();
  als.run(q, () => exec(als.getStore())); // expect
  exec(Symbol(q).description); // expect
  exec(Reflect.get({ a: "ls", b: q }, "b")); // expect
  exec(globalThis.String(q)); // expect
  exec(new String(q).toString()); // expect
  exec(Object(q) + ""); // expect
  exec(eval("1") + q); // expect
});
