import type { Request, Response } from "express";
import { importerFor } from "./registry";

export function createImport(req: Request, res: Response) {
  importerFor(req.params.kind)(req.body.content);
  res.sendStatus(204);
}
