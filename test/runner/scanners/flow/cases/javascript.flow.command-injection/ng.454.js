const express = require("express");
const { exec, execSync } = require("child_process");
const util = require("util");
const app = express();

app.get("/a", (req, res) => {
  exec("x " + req.query.v.trim()); // expect
  exec("x " + req.query.v.trimStart().trimEnd()); // expect
  exec("x " + req.query.v.toLowerCase()); // expect
  exec("x " + req.query.v.toUpperCase()); // expect
  exec("x " + req.query.v.toLocaleLowerCase("tr")); // expect
  exec("x " + req.query.v.slice(1, -1)); // expect
  exec("x " + req.query.v.substring(2)); // expect
  exec("x " + req.query.v.substr(2, 8)); // expect
});
app.get("/b", (req, res) => {
  exec("x " + req.query.v.padStart(10, "0")); // expect
  exec("x " + "0".padEnd(10, req.query.v)); // expect
  exec("x " + req.query.v.repeat(2)); // expect
  exec("x " + req.query.v.normalize("NFC")); // expect
  exec("x " + "a".concat(" ", req.query.v)); // expect
  exec("x " + req.query.v.split(",")[1]); // expect
  exec("x " + req.query.v.split(" ").map((s) => s.trim()).join(" ")); // expect
  exec("x " + req.query.v.at(-1)); // expect
});
app.get("/c", (req, res) => {
  exec("x " + [...req.query.v].reverse().join("")); // expect
  exec("x " + Array.from(req.query.v).join("")); // expect
  exec("x " + req.query.v.replace("a", "b")); // expect
  exec("x " + "abc".replace("a", req.query.v)); // expect
  exec("x " + "abc".replace("a", () => req.query.v)); // expect
  exec("x " + req.query.v.replaceAll("'", "\"")); // expect
  exec("x " + req.query.v.toString()); // expect
});
app.get("/d", (req, res) => {
  exec("x " + String(req.query.v)); // expect
  exec("x " + new String(req.query.v)); // expect
  exec(`x ${req.query.v}`); // expect
  exec(util.format("x %s", req.query.v)); // expect
  exec("x " + util.inspect(req.query)); // expect
  exec(String.raw`x ${req.query.v}`); // expect
  exec("x " + "abc".replace(/b/g, req.query.v)); // expect
  exec("x " + req.query.v.valueOf()); // expect
});
app.get("/e", (req, res) => {
  exec("x " + req.query.v.length);
  exec("x " + req.query.v.indexOf("a"));
  exec("x " + parseInt(req.query.v, 10));
  exec("x " + Number(req.query.v));
  exec("x " + +req.query.v);
  exec("x " + req.query.v.charCodeAt(0));
  exec("x " + req.query.v.startsWith("a"));
  exec("x " + (req.query.v | 0));
});
app.get("/f", (req, res) => {
  exec("x " + req.query.v.search(/b/));
  exec("x " + /b/.test(req.query.v));
  exec("x " + (req.query.v ? "a" : "b"));
  exec("x " + Math.round(req.query.v));
  exec("x " + new Date(req.query.v).toISOString());
  exec("x " + new Date(req.query.v).getTime());
  exec("x " + req.query.v.localeCompare("a"));
  exec("x " + typeof req.query.v);
});
app.get("/g", (req, res) => {
  exec("x " + escape(req.query.v).length);
  exec("x " + unescape(req.query.v)); // expect
  exec("x " + decodeURIComponent(req.query.v)); // expect
  exec("x " + decodeURI(req.query.v)); // expect
  let s = "";
  for (const c of req.query.v) s += c;
  exec("x " + s); // expect
  let t = "";
  for (let i = 0; i < req.query.w.length; i++) t += req.query.w[i];
  exec("x " + t); // expect
  let u = "";
  for (let i = 0; i < req.query.z.length; i++) u += req.query.z.charAt(i);
  exec("x " + u); // expect
  exec("x " + String.fromCharCode.apply(null, Buffer.from(req.query.a, "base64"))); // expect
});
app.get("/h", (req, res) => {
  exec("x " + req.query.v.match(/a(.*)/)[1]); // expect
  exec("x " + /a(?<n>.*)/.exec(req.query.v).groups.n); // expect
  for (const m of req.query.v.matchAll(/a(.*?)b/g)) exec("x " + m[1]); // expect
  const re = /k=([^&]*)/g;
  let m2;
  while ((m2 = re.exec(req.query.w)) !== null) exec("x " + m2[1]); // expect
  const [, host] = req.query.h.split("@");
  exec("x " + host); // expect
  exec("x " + RegExp.$1);
  exec("x " + req.query.v.match(/\d+/)[0]);
});
