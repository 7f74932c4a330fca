import { Router } from "express";
import { previews } from "./previews.queue";

export const router = Router();

router.post("/previews", async (req, res) => {
  await previews.add("render", { format: req.body.format, size: 3 });
  res.sendStatus(202);
});
