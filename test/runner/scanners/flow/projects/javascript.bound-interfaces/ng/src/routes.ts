import { Router } from 'express';
import { container } from './container';
import type { Orders } from './order-repository';
import { TYPES } from './types';
export const router = Router();
router.get('/orders', async (req, res) => {
  const orders = container.get<Orders>(TYPES.Orders);
  res.json(await orders.search(String(req.query.q)));
});
