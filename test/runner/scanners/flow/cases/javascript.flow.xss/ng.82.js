const { Router } = require("express");

const router = Router();
const wrapped = (handler) => (req, res, next) => handler(req, res).catch(next);

router.get("/:boat(\\d+)", (req, res) => res.send("No boat " + req.params.boat + req.query.boat)); // expect
router.get(
  "/:harbour/:boat(\\d+)",
  wrapped(async (req, res) => {
    const { harbour } = req.params;
    res.send("No boat in " + harbour); // expect
  }),
);
router.get("/:crew(.+)", (req, res) => res.send("No crew " + req.params.crew)); // expect
