import express from "express";
import { open } from "@acme/files";
import { remove } from "@acme/files/raw";
import { upper } from "@acme/text";
import { ordersOf } from "data-access/orders";
import { run } from "#shell";
import { deleteAll } from "apps/api/maintenance";

const app = express();
app.get("/files/:name", (req, res) => open(req.params.name).pipe(res));
app.delete("/files/:name", (req, res) => res.json(remove(req.params.name)));
app.get("/orders", async (req, res) => res.json(await ordersOf(upper(req.query.owner as string))));
app.get("/report", (req, res) => res.json({ done: run(req.query.line) !== null }));
app.delete("/all", async (req, res) => res.json(await deleteAll(req.query.table as string)));
