const router = require("express").Router();
const mongoose = require("mongoose");

const Draft = mongoose.model("Draft", new mongoose.Schema({ owner: String, text: String }));

router.post("/drafts/delete", async (req, res) => {
  const { deletedCount } = await Draft.deleteMany({ _id: req.body.id, owner: req.body.owner }); // expect
  res.json({ deletedCount });
});

module.exports = router;
