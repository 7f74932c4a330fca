import { Router } from "express";
import { encode } from "he";

export const greet = Router();

greet.get("/greet", (req, res) => {
  res.send(`<p>Hi ${encode(req.query.name)}</p>`);
});
