import escapeHtml from "escape-html";
import type { Request, Response } from "express";

export function notFound(req: Request, res: Response): void {
  const wanted = decodeURIComponent(req.originalUrl);
  res.status(404).send("<p>Nothing at " + escapeHtml(wanted) + "</p>");
}
