import * as v from "valibot";
import { object, number, mixed } from "yup";
import express from "express";
import { pool } from "./pool";

const app = express();
const Listing = v.object({ owner: v.pipe(v.string(), v.minLength(3)), limit: v.optional(v.number(), 10), sort: v.picklist(["name", "price"]) });
const Page = object({ page: number().integer().required(), sort: mixed() });

app.get("/listings", async (req, res) => {
  const listing = v.parse(Listing, req.query);
  res.json(await pool.query(`SELECT * FROM items WHERE owner = '${listing.owner}' ORDER BY ${listing.sort} LIMIT ${listing.limit}`)); // expect
});

app.get("/pages", async (req, res) => {
  const { page, sort } = await Page.validate(req.query);
  res.json(await pool.query(`SELECT * FROM items ORDER BY id ${sort} OFFSET ${page}`)); // expect
});
