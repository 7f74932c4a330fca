const express = require("express");
const { body, param, query, validationResult } = require("express-validator");
const { celebrate, Joi, Segments } = require("celebrate");
const pool = require("./pool");

const router = express.Router();
const wrap = (handler) => (req, res, next) => Promise.resolve(handler(req, res, next)).catch(next);
const checked = (req, res, next) => (validationResult(req).isEmpty() ? next() : res.sendStatus(400));

router.get("/parts", query("name").notEmpty().isLength({ max: 20 }), checked, (req, res) => {
  pool.query(`SELECT * FROM parts WHERE name = '${req.query.name}'`); // expect
});
router.get("/parts/:id", param("id").isInt(), checked, wrap(async (req, res) => {
  pool.query(`SELECT * FROM parts WHERE id = ${req.params.id} AND color = '${req.query.color}'`); // expect
}));
router.post("/parts", body("id").not().isInt(), checked, (req, res) => {
  pool.query(`DELETE FROM parts WHERE id = ${req.body.id}`); // expect
});
router.post("/owners", celebrate({ [Segments.BODY]: Joi.object({ name: Joi.string() }) }), (req, res) => {
  pool.query(`DELETE FROM owners WHERE name = '${req.body.name}'`); // expect
});
