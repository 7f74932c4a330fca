import { exec } from "node:child_process";
import { Router } from "express";

export const hosts = Router();

hosts.post("/hosts/wake", (req, res) => {
  const address: string = req.body.address;
  exec(`wakeonlan ${address}`, (error) => res.status(error ? 500 : 204).end()); // expect high
});
