const { exec } = require("node:child_process");
const Joi = require("joi");
const yup = require("yup");
const { z } = require("zod");
const app = require("express")();

const item = z.object({ id: z.coerce.number(), sort: z.enum(["asc", "desc"]) }).strict();
app.post("/accepted", (req, res) => {
  const { success } = item.safeParse(req.body);
  if (!success) return res.status(400).end();
  exec(`job ${req.body.id} ${req.body.sort}`, () => res.end());
});
app.post("/thrown", (req, res) => {
  item.parse(req.body);
  const { id } = req.body;
  exec(`job ${id}`, () => res.end());
});
const checked = yup.object({ id: yup.number().required() });
app.post("/awaited", async (req, res) => {
  await checked.validate(req.body);
  exec(`job ${req.body.id}`, () => res.end());
});
app.get("/jobs/:id", (req, res) => {
  const { error } = Joi.number().integer().validate(req.params.id);
  if (error) throw error;
  exec(`job ${req.params.id}`, () => res.end());
});
