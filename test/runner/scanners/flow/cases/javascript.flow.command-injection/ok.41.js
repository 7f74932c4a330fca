const express = require("express");
const cpp = require("child-process-promise");
const sudo = require("sudo-prompt");
const SSH = require("simple-ssh");
const { exec: exec2 } = require("promisify-child-process");
const app = express();

app.get("/", async (req, res) => {
  const q = Number(req.query.q);
  cpp.exec("ls " + q);
  sudo.exec("ls " + q, () => {});
  const ssh = new SSH({});
  ssh.exec("ls " + q, {});
  exec2("ls " + q);
});
