import { Router } from "express";
import { returnTo } from "./return-to";

export const auth = Router();

auth.get("/callback", (req, res) => {
  res.cookie("signed_in", "1", { httpOnly: true, secure: true, sameSite: "lax" });
  res.redirect(returnTo(req)); // expect
});
