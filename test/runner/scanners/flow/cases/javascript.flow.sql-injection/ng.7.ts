import express from 'express'
import { z } from 'zod'
import mysql from 'mysql2/promise'
import { exec } from 'node:child_process'
const app = express()
app.use(express.json())
const pool = mysql.createPool({ host: process.env.DB_HOST })
const Query = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  name: z.string().min(1).max(50),
  any: z.any(),
})
app.get('/items', async (req, res) => {
  const q = Query.parse(req.query)
  const [rows] = await pool.query(`SELECT * FROM items WHERE name = '${q.name}' LIMIT ${q.limit}`) // expect
  res.json(rows)
})
app.get('/items2', async (req, res) => {
  const parsed = Query.safeParse(req.query)
  if (!parsed.success) return res.status(400).json(parsed.error)
  const { any, limit } = parsed.data
  const [rows] = await pool.query(`SELECT * FROM items WHERE owner = '${any}' LIMIT ${limit}`) // expect
  res.json(rows)
})
app.post('/kill', (req, res) => {
  const host = z.string().parse(req.body.host)
})
