import { Router } from "express";

export const skins = Router();
skins.get("/skin", (req, res) => {
  res.sendFile("/srv/skins/" + req.skin + ".css");
});
