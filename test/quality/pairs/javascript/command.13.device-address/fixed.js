const { exec } = require("node:child_process");
const express = require("express");
const { Device } = require("./models");

const router = express.Router();

router.post("/devices/:id/ping", async (req, res) => {
  const device = await Device.findByPk(req.params.id);
  if (!device) return res.status(404).end();
  exec(`ping -c 1 ${device.address}`, (error, stdout) => {
    res.json({ name: device.name, reachable: !error, output: stdout });
  });
});

module.exports = router;
