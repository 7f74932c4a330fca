import { Router } from "express";
import type { Printer } from "../printing/printer";
import { printers } from "../printing/all";

export const prints = Router();
prints.post("/print", (req, res) => {
  const printer: Printer = printers.get(req.query.kind);
  printer.print(req.query.name);
  res.end();
});
