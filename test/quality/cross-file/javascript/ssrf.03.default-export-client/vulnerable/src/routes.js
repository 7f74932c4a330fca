import express from "express";
import { avatarUrl } from "./avatar-url.js";
import { services } from "./container.js";

export const router = express.Router();

router.post("/avatars", express.json(), async (req, res) => {
  const { avatars } = services;
  const image = await avatars.download(avatarUrl(req.body));
  res.json({ bytes: image.byteLength });
});
