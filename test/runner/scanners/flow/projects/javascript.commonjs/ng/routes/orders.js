const express = require("express");
const handlers = require("../controllers");
const router = express.Router();
router.get("/orders", handlers.list);
router.get("/orders/:id", (req, res) => handlers.show(req, res));
module.exports = router;
