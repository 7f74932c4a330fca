import type { Request } from "express";

export function returnTo(req: Request): string {
  const target = req.query.returnTo;
  return typeof target === "string" ? target : "/";
}
