import { Router } from "express";
import { previews } from "./previews.queue";

const FORMATS = new Map([["png", "png"], ["webp", "webp"]]);

export const router = Router();

router.post("/previews", async (req, res) => {
  await previews.add("render", { format: FORMATS.get(req.body.format) ?? "jpg", size: 3 });
  res.sendStatus(202);
});
