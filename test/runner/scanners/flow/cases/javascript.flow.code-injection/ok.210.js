const express = require("express");
const { z } = require("zod");

const LIMIT = /^(?:cpu|memory) ?(?:<=|>=|<|>) ?\d{1,6}$/;
const rule = z.object({ limit: z.string().regex(LIMIT) });
const app = express();
app.use(express.json());
app.post("/rules", (req, res) => {
  const parsed = rule.safeParse(req.body);
  if (!parsed.success) return res.sendStatus(400);
  res.json(new Function("cpu", "memory", `return (${parsed.data.limit});`)(1, 2));
});
