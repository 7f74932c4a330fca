import { Script } from "node:vm";
import { Router } from "express";

export const rules = Router();

rules.post("/rules/test", (req, res) => {
  const { condition, sample } = req.body;
  res.json({ result: Number(sample) > Number(condition) });
});
