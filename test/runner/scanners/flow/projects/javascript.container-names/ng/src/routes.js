import express from 'express';
import { container } from './container.js';
export const router = express.Router();
router.get('/orders', async (req, res) => {
  const { orderService } = container.cradle;
  res.json(await orderService.find(req.query.q));
});
