import express from 'express'
import { z } from 'zod'
import mysql from 'mysql2/promise'
import { exec } from 'node:child_process'
const app = express()
app.use(express.json())
const pool = mysql.createPool({ host: process.env.DB_HOST })
const Query = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  id: z.number().int(),
  sort: z.enum(['name', 'price']),
  user: z.string().uuid(),
  when: z.coerce.date(),
  active: z.boolean(),
  kind: z.literal('book'),
  parent: z.number().optional(),
  ids: z.array(z.number()),
})
app.get('/items', async (req, res) => {
  const q = Query.parse(req.query)
  const [rows] = await pool.query(`SELECT * FROM items WHERE id = ${q.id} ORDER BY ${q.sort} LIMIT ${q.limit}`)
  res.json(rows)
})
app.get('/items2', async (req, res) => {
  const parsed = Query.safeParse(req.query)
  if (!parsed.success) return res.status(400).json(parsed.error)
  const { limit, sort, user, kind } = parsed.data
  const [rows] = await pool.query(`SELECT * FROM items WHERE owner = '${user}' AND kind = '${kind}' ORDER BY ${sort} LIMIT ${limit}`)
  res.json(rows)
})
app.get('/items3', async (req, res) => {
  const { ids, parent } = await Query.parseAsync(req.query)
  const [rows] = await pool.query(`SELECT * FROM items WHERE id IN (${ids.join(',')}) AND parent = ${parent}`)
  res.json(rows)
})
app.post('/kill', (req, res) => {
  const pid = z.coerce.number().int().positive().parse(req.body.pid)
  exec(`kill -9 ${pid}`, () => res.end())
})
