import { Router } from "express";
import { validate, validateOrReject } from "class-validator";
import { PriceQuery } from "./query";
import { findPrice, findRate } from "./store";

export const router = Router();

router.get("/prices", async (req, res) => {
  const query = new PriceQuery();
  query.sku = req.query.sku as string;
  query.currency = req.query.currency as string;
  const errors = await validate(query);
  if (errors.length > 0) return res.status(400).json(errors);
  res.json(await findPrice(query));
});

router.get("/rates", async (req, res) => {
  const query = new PriceQuery();
  query.currency = req.query.currency as string;
  await validateOrReject(query);
  res.json(await findRate(query));
});
