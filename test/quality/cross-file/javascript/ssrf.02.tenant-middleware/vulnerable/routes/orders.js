const { Router } = require("express");

const router = Router();

router.get("/:id", async (req, res) => {
  const response = await fetch(`${req.backend}/orders/${Number(req.params.id)}`); // expect
  res.status(response.status).json(await response.json());
});

module.exports = router;
