import type { Request } from "express";

const PAGES = ["/", "/dashboard", "/settings"];

export function returnTo(req: Request): string {
  const target = req.query.returnTo;
  return PAGES.find((page) => page === target) ?? "/";
}
