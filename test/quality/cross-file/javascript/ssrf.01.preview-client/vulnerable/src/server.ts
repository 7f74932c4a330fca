import express from "express";
import { HttpClient } from "./http/client";
import { checkTarget } from "./http/target";

const app = express();
const client = new HttpClient(2000);

app.get("/preview", async (req, res) => {
  const html = await client.text(checkTarget(String(req.query.url)));
  res.json({ title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? null });
});

app.listen(3000);
