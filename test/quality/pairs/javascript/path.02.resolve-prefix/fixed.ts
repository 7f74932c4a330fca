import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Request, Response } from "express";

const BASE = path.resolve("/var/docs");

export async function readDocument(req: Request, res: Response) {
  const file = path.resolve(BASE, req.params.name);
  if (!file.startsWith(BASE + path.sep)) {
    res.sendStatus(404);
    return;
  }
  res.type("text/plain").send(await readFile(file));
}
