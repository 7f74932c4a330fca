const { Router } = require("express");

const router = Router();
const wrapped = (handler) => (req, res, next) => handler(req, res).catch(next);

router.get("/:boat(\\d+)", (req, res) => res.send("No boat " + req.params.boat));
router.get(
  "/:harbour([a-z-]+)/:boat(\\d+)",
  wrapped(async (req, res) => {
    const { harbour } = req.params;
    res.send("No boat " + req.params["boat"] + " in " + harbour);
  }),
);
