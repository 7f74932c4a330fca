import { Router } from "express"
import { Pool } from "pg"
const pool = new Pool()
const SORTABLE = new Set(["id", "name", "price"])
export const router = Router()
router.get('/a', async (req, res) => {
  const values: unknown[] = []
  const where: string[] = []
  for (const tag of (req.query.tag as string[]) ?? []) {
    values.push(tag)
    where.push(`$${values.length} = ANY(tags)`)
  }
  res.json(await pool.query('SELECT * FROM t WHERE ' + where.join(' AND '), values))
})
