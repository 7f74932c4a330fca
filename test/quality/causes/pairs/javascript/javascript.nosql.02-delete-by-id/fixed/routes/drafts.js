const router = require("express").Router();
const mongoose = require("mongoose");

const Draft = mongoose.model("Draft", new mongoose.Schema({ owner: String, text: String }));

router.post("/drafts/delete", async (req, res) => {
  const { id, owner } = req.body;
  if (typeof id !== "string" || typeof owner !== "string") return res.sendStatus(400);
  const { deletedCount } = await Draft.deleteMany({ _id: id, owner });
  res.json({ deletedCount });
});

module.exports = router;
