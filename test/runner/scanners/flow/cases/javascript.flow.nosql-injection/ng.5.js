const express = require("express");
const { Schema, model } = require("mongoose");
const { readFileSync } = require("fs");

const partSchema = new Schema({ name: String }, { statics: { named(name) {
  return this.findOne({ name }); // expect
} } });
partSchema.statics.owned = function (owner) {
  return this.findOne({ owner }); // expect
};
const Part = model("Part", partSchema);

const app = express();
app.post("/parts", async (req, res) => {
  res.json([await Part.named(req.body.name), await Part.owned(req.body.owner)]);
});
