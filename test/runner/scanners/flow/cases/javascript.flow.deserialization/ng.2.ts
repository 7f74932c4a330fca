import { deserialize } from 'node:v8';
import { Request, Response } from 'express';
import funcster from 'funcster';
export function restore(req: Request, res: Response) {
  const job = funcster.deepDeserialize(req.body.job); // expect
  res.json({ type: typeof job });
}
