import { Router, type Request, type Response } from "express";
import { Pool } from "pg";

const pool = new Pool();
export const accounts = Router();

accounts.get("/accounts/:email", async (req: Request, res: Response) => {
  const { email } = req.params;
  const { rows } = await pool.query(`SELECT id, plan FROM accounts WHERE email = $1`, [email]);
  res.json(rows[0] ?? null);
});
