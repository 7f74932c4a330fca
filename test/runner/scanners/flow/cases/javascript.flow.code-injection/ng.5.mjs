import express from "express";
const app = express();
app.get("/", async (req, res) => {
  const plugin = await import(req.query.plugin); // expect
  res.json(plugin.name);
});
