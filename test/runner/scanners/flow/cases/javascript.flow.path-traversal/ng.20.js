const express = require("express");
const { readFileSync, writeFileSync } = require("fs");
const path = require("path");
const AdmZip = require("adm-zip");
const { Schema, model } = require("mongoose");

const partSchema = new Schema({ name: String });
partSchema.methods.image = function (variant) {
  return readFileSync(`/srv/images/${variant}`); // expect
};
const Part = model("Part", partSchema);

const app = express();
app.post("/parts", async (req, res) => {
  const part = await Part.findById(String(req.body.id));
  res.send(part.image(req.body.variant));
});
app.post("/archive", (req, res) => {
  const entries = new AdmZip(req.body.archive).getEntries();
  entries
    .filter((entry) => entry.entryName.endsWith(".txt"))
    .forEach((entry) => writeFileSync(path.resolve("/srv", entry.entryName), entry.getData())); // expect
});
