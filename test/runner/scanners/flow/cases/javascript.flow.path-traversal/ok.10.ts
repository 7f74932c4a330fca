import express from "express";
import multer from "multer";
import fs from "node:fs";
import path from "node:path";

const ROOT = process.env.UPLOADS ?? "/srv/uploads";
const app = express();
const upload = multer({ dest: "/tmp/uploads" });

function inside(root: string, name: string): string {
  const full = path.resolve(root, name);
  if (full !== root && !full.startsWith(root + path.sep)) throw new RangeError("outside");
  return full;
}

app.get("/view", (req, res) => {
  fs.createReadStream(inside(ROOT, String(req.query.name))).pipe(res);
});
app.get("/text", (req, res) => {
  res.json({ length: fs.readFileSync(inside(ROOT, String(req.query.text))).length });
});
app.post("/", upload.single("file"), (req, res) => {
  fs.createReadStream(req.file!.path).pipe(res);
});
