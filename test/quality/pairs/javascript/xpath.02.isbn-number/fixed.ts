import type { Request, Response } from "express";
import { select1 } from "xpath";
import { books } from "./books.js";

export function title(req: Request, res: Response): void {
  const isbn = Number(req.params.isbn);
  const node = select1(`/books/book[isbn=${isbn}]/title`, books);
  res.json({ title: node?.toString() });
}
