const express = require("express");
const cpp = require("child-process-promise");
const sudo = require("sudo-prompt");
const SSH = require("simple-ssh");
const { exec: exec2 } = require("promisify-child-process");
const app = express();

app.get("/", async (req, res) => {
  const q = req.query.q;
  cpp.exec("ls " + q); // expect
  sudo.exec("ls " + q, () => {}); // expect
  const ssh = new SSH({});
  ssh.exec("ls " + q, {}); // expect
  exec2("ls " + q); // expect
});
