const Joi = require('joi')
const yup = require('yup')
const { Router } = require('express')
const db = require('mysql2').createConnection({})
const router = Router()
const schema = Joi.object({ page: Joi.number().integer().min(0).required(), name: Joi.string().max(30) })
router.get('/a', (req, res) => {
  const { error, value } = schema.validate(req.query)
  if (error) return res.status(400).send('bad')
  db.query(`SELECT * FROM t WHERE name = '${value.name}' LIMIT 10 OFFSET ${value.page}`, (e, rows) => res.json(rows)) // expect
})
const ys = yup.object({ name: yup.string().required() })
router.get('/b', async (req, res) => {
  const v = await ys.validate(req.query)
  db.query("SELECT * FROM t WHERE n = '" + v.name + "'", (e, rows) => res.json(rows)) // expect
})
module.exports = router
