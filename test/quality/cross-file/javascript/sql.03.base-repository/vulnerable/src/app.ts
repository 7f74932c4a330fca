import express from "express";
import { Pool } from "pg";
import { DeviceRepository } from "./repositories/device-repository.js";

const app = express();
const devices = new DeviceRepository(new Pool());

app.get("/devices/:serial", async (req, res) => {
  res.json(await devices.bySerial(req.params.serial));
});

app.listen(8080);
