import { Router } from "express";
import { Mirror } from "./mirror.js";

export const routes = Router();

routes.post("/mirrors/:id", async (req, res) => {
  const mirror = await Mirror.findByPk(req.params.id);
  await mirror.pull(req.body.remote);
  for (const each of await Mirror.findAll()) each.prune(req.body.branch);
  res.sendStatus(204);
});
