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

  res.json(await findPrice(query));
});

router.get("/rates", async (req, res) => {
  const query = new PriceQuery();
  query.currency = req.query.currency as string;

  res.json(await findRate(query));
});
