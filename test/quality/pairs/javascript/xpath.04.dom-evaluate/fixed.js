import libxmljs from 'libxmljs';
import { readFileSync } from 'fs';
import express from 'express';
const app = express();
const catalogue = libxmljs.parseXml(readFileSync('books.xml', 'utf8'));
app.get('/book', (req, res) => {
  const id = parseInt(req.query.id, 10);
  const node = catalogue.get(`/books/book[@id="${id}"]`);
  res.json({ found: Boolean(node) });
});
