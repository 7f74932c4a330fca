import { Script } from "node:vm";
import { Router } from "express";

export const rules = Router();

rules.post("/rules/test", (req, res) => {
  const { condition, sample } = req.body;
  const script = new Script(`result = (${condition})`); // expect
  const context = { sample, result: undefined };
  script.runInNewContext(context);
  res.json({ result: context.result });
});
