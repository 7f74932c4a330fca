import libxmljs from 'libxmljs';
import { readFileSync } from 'fs';
import express from 'express';
const app = express();
const catalogue = libxmljs.parseXml(readFileSync('books.xml', 'utf8'));
app.get('/book', (req, res) => {
  const node = catalogue.get(`/books/book[@id="${req.query.id}"]`); // expect
  res.json({ found: Boolean(node) });
});
