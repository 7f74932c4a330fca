import express from "express";
import Joi from "joi";
import { createConnection } from "mysql2";
import * as yup from "yup";
import { z } from "zod";

const app = express();
const db = createConnection({});

const Passed = z.object({ id: z.number() }).passthrough();
const Order = yup.object({ id: yup.number() });
const Customer = Joi.object({ id: Joi.number() }).unknown();
const Both = z.object({ id: z.number() }).and(z.object({ name: z.string() }));
const Lists = z.object({ names: z.array(z.string()), ids: z.array(z.number()).nonempty() });

app.post("/passed", (req, res) => {
  db.query("select * from orders where id = " + Passed.parse(req.body).id);
});
app.post("/orders", (req, res) => {
  db.query("select * from orders where id = " + Order.validateSync(req.body).id);
});
app.post("/customers", (req, res) => {
  const { value } = Customer.validate(req.body);
  db.query("select * from orders where id = " + value.id);
});
app.post("/both", (req, res) => {
  db.query("select * from orders where id = " + Both.parse(req.body).id);
});
app.post("/lists", (req, res) => {
  db.query("select * from orders where id = " + Lists.parse(req.body).ids[0]);
});
