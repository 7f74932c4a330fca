import express from "express";
import cookieSession from "cookie-session";
import multer from "multer";
const router = express.Router();
router.use(cookieSession({ name: "s", keys: [process.env.KEY], secure: true, sameSite: "none" })); // expect
router.post("/avatar", multer({ dest: "uploads" }).single("image"), (req, res) => {
  setAvatar(req.session.user, req.file.filename);
  res.redirect("/profile");
});
