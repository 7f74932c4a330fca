const express = require("express");
const { Schema, model } = require("mongoose");

const partSchema = new Schema({ name: String });
partSchema.statics.named = function (name) {
  return this.findOne({ name: String(name) });
};
partSchema.methods.owned = function (owner) {
  return this.model("Owner").findOne({ name: { $eq: owner } });
};
const Part = model("Part", partSchema);

const app = express();
app.post("/parts", async (req, res) => {
  const part = await Part.named(req.body.name);
  res.json(await part.owned(req.body.owner));
});
