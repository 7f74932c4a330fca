import { Request, Response } from 'express';
import { z } from 'zod';
const Job = z.object({ id: z.number() });
export function restore(req: Request, res: Response) {
  const job = Job.parse(req.body.job);
  res.json({ type: typeof job });
}
