import express from "express";
import { Pet } from "./pet.js";
import { db } from "./db.js";

const app = express();

app.post("/pets", async (req, res) => {
  const fields = { ...req.body, seen: true };
  await Pet.create(fields); // expect
  await db("pets").where({ id: 1 }).update(fields); // expect
  const pet = await Pet.findOne({ where: { id: 1 } });
  Object.assign(pet, req.body); // expect
  res.sendStatus(204);
});
