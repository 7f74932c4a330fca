const express = require("express");
const { body, matchedData, param, query, validationResult } = require("express-validator");
const { celebrate, Joi, Segments } = require("celebrate");
const pool = require("./pool");

const router = express.Router();
const wrap = (handler) => (req, res, next) => Promise.resolve(handler(req, res, next)).catch(next);
const checked = (req, res, next) => (validationResult(req).isEmpty() ? next() : res.sendStatus(400));

router.get("/parts", [query("name").matches(/^[a-z]{1,20}$/), checked], (req, res) => {
  pool.query(`SELECT * FROM parts WHERE name = '${req.query.name}'`);
});
router.get("/parts/:id", param("id").isInt(), query(["color", "order"]).isIn(["red", "blue"]), checked, wrap(async (req, res) => {
  const { color } = req.query;
  pool.query(`SELECT * FROM parts WHERE id = ${req.params.id} AND color = '${color}' ORDER BY ${req.query.order}`);
}));
router.delete("/parts", body("id").isUUID(), checked, wrap(async (req, res) => {
  const { id } = matchedData(req);
  pool.query(`DELETE FROM parts WHERE id = '${id}'`);
}));
router.post("/owners", celebrate({ [Segments.BODY]: Joi.object({ age: Joi.number() }) }), (request, response) => {
  pool.query(`DELETE FROM owners WHERE age = ${request.body.age}`);
});
