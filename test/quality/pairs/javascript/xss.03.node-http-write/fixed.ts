import { createServer } from "node:http";

function escape(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

createServer((req, res) => {
  const { searchParams } = new URL(req.url ?? "/", "http://localhost");
  const rows: string[] = [];
  for (const [key, value] of searchParams) {
    rows.push(`<tr><td>${escape(key)}</td><td>${escape(value)}</td></tr>`);
  }
  res.setHeader("Content-Type", "text/html");
  res.end(`<table>${rows.join("")}</table>`);
}).listen(8000);
