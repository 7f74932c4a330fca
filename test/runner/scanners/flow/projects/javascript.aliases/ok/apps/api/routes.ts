import express from "express";
import { open } from "@acme/files";
import * as other from "@acme/other";
import { ordersOf } from "data-access/orders";
import { run } from "#shell";

const app = express();
app.get("/files/:name", (req, res) => open(req.params.name).pipe(res));
app.get("/other/:name", (req, res) => res.json({ name: other.open(req.params.name) }));
app.get("/orders", async (req, res) => res.json(await ordersOf(req.query.owner as string)));
app.get("/report", (req, res) => res.json({ done: run(req.query.line) !== null }));
