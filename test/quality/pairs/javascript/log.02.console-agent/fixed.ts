import type { Request, Response } from "express";

export function beacon(req: Request, res: Response): void {
  const agent = req.get("user-agent") ?? "";
  const ms = req.query.ms as string;
  console.log(`agent=${JSON.stringify(agent)} ms=${Number(ms)}`);
  res.sendStatus(204);
}
