import express from "express";
import { BookShelf } from "./shelf.js";

const app = express();
app.post("/shelves", (req, res) => {
  new BookShelf().update(req.body);
  res.sendStatus(204);
});
