import express from "express";
import "reflect-metadata";
import { container } from "tsyringe";
import { Notes } from "./notes";

const app = express();
const notes = container.resolve(Notes);

app.get("/notes", async (req, res) => {
  res.send(await notes.read(String(req.query.name)));
});
