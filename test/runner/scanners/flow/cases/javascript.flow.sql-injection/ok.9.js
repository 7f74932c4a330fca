const Joi = require('joi')
const yup = require('yup')
const { Router } = require('express')
const db = require('mysql2').createConnection({})
const router = Router()
const schema = Joi.object({ page: Joi.number().integer().min(0).required(), order: Joi.string().valid('asc', 'desc') })
router.get('/a', (req, res) => {
  const { error, value } = schema.validate(req.query)
  if (error) return res.status(400).send('bad')
  db.query(`SELECT * FROM t ORDER BY id ${value.order} LIMIT 10 OFFSET ${value.page}`, (e, rows) => res.json(rows))
})
const ys = yup.object({ page: yup.number().integer().required() })
router.get('/b', async (req, res) => {
  const v = await ys.validate(req.query)
  db.query('SELECT * FROM t LIMIT 10 OFFSET ' + v.page, (e, rows) => res.json(rows))
})
module.exports = router
