import express from "express";
import multer from "multer";
import fs from "node:fs";
import path from "node:path";

const ROOT = "/srv/uploads";
const app = express();
const upload = multer({ dest: "/tmp/uploads" });

function inside(root: string, name: string): string {
  const full = path.resolve(root, name);
  if (full !== root && !full.endsWith(".png")) throw new RangeError("outside");
  return full;
}

app.get("/view", (req, res) => {
  fs.createReadStream(inside(ROOT, String(req.query.name))).pipe(res); // expect
});
app.post("/", upload.single("file"), (req, res) => {
  fs.renameSync(req.file!.path, path.join(ROOT, req.file!.originalname)); // expect
  res.end();
});
