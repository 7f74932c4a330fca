import express from "express";
import Joi from "joi";
import { createConnection } from "mysql2";
import * as yup from "yup";
import { z } from "zod";

const app = express();
const db = createConnection({});

const Passed = z.object({ id: z.number() }).passthrough();
const Loose = z.looseObject({ id: z.number() });
const Labels = z.record(z.string(), z.any());
const Order = yup.object({ id: yup.number() });
const Customer = Joi.object({ id: Joi.number() }).unknown();
const Both = z.object({ id: z.number() }).and(z.object({ name: z.string() }));
const Lists = z.object({ names: z.array(z.string()).nonempty(), ids: z.array(z.number()) });
const Renamed = z.object({ name: z.string() }).transform((value) => ({ title: value.name }));

app.post("/passed", (req, res) => {
  db.query("select * from orders where name = '" + Passed.parse(req.body).name + "'"); // expect
});
app.post("/loose", (req, res) => {
  db.query("select * from orders where name = '" + Loose.parse(req.body).name + "'"); // expect
});
app.post("/labels", (req, res) => {
  db.query("select * from orders where name = '" + Labels.parse(req.body).name + "'"); // expect
});
app.post("/orders", (req, res) => {
  db.query("select * from orders where name = '" + Order.validateSync(req.body).name + "'"); // expect
});
app.post("/customers", (req, res) => {
  const { value } = Customer.validate(req.body);
  db.query("select * from orders where name = '" + value.name + "'"); // expect
});
app.post("/both", (req, res) => {
  db.query("select * from orders where name = '" + Both.parse(req.body).name + "'"); // expect
});
app.post("/lists", (req, res) => {
  db.query("select * from orders where name = '" + Lists.parse(req.body).names[0] + "'"); // expect
});
app.post("/renamed", (req, res) => {
  db.query("select * from orders where name = '" + Renamed.parse(req.body).title + "'"); // expect
});
