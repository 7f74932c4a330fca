import express, { Request, Response } from "express";
import { exec } from "node:child_process";
import multer from "multer";
const app = express();
const upload = multer({ dest: "/tmp" });
app.get("/a", (req: Request, res: Response) => { exec("x " + req.query.q); // expect
  exec("x " + req.get("X-Name")); // expect
  exec("x " + req.headers["x-name"]); // expect
  exec("x " + req.cookies.name); // expect
  exec("x " + req.originalUrl); // expect
  exec("x " + req.hostname); // expect
  exec("x " + req.subdomains[0]); // expect
  exec("x " + Number(req.query.q));
  res.end();
});
app.post("/b/:id", upload.single("f"), async (req, res) => {
  exec("x " + req.body.name); // expect
  exec("x " + req.params.id); // expect
  exec("x " + req.file.originalname); // expect
  exec("x " + req.header("x")); // expect
  const { name } = req.body;
  exec(`x ${name}`); // expect
  res.end();
});
app.post("/c", upload.array("f"), (req, res) => {
  for (const f of req.files) exec("x " + f.originalname); // expect
  res.end();
});
app.post("/d", express.text(), (request, response) => {
  exec("x " + request.body); // expect
  exec("x " + request.rawHeaders[1]); // expect
  response.end();
});
