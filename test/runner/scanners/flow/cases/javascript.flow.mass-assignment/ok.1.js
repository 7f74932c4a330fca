import express from "express";
import pick from "lodash/pick.js";
import { z } from "zod";
import { Pet } from "./pet.js";
import { db } from "./db.js";

const app = express();
const WRITABLE = ["name", "age"];
const Change = z.object({ name: z.string(), age: z.number() });

app.post("/pets", async (req, res) => {
  await Pet.create({ name: req.body.name, age: req.body.age });
  await Pet.create(pick(req.body, WRITABLE));
  await Pet.create(Change.parse(req.body));
  const changes = {};
  for (const key of WRITABLE) if (key in req.body) changes[key] = req.body[key];
  await db("pets").where({ id: 1 }).update(changes);
  for (const key of Object.keys(req.body)) if (WRITABLE.includes(key)) changes[key] = req.body[key];
  await db("pets").where({ id: 1 }).update(changes);
  res.sendStatus(204);
});
