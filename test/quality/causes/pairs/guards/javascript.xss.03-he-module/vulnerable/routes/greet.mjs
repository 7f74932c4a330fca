import { Router } from "express";
import { decode } from "he";

export const greet = Router();

greet.get("/greet", (req, res) => {
  res.send(`<p>Hi ${decode(req.query.name)}</p>`); // expect
});
