import express from "express";
import { parseInvoice } from "./xml/parse";

const app = express();

app.post("/invoices", express.text({ type: "application/xml" }), (req, res) => {
  res.json({ total: parseInvoice(req.body) });
});

app.listen(3000);
