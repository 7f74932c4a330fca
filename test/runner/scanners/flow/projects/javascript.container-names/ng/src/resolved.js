import express from 'express';
import { container } from './container.js';
export const router = express.Router();
router.get('/orders', async (req, res) => {
  const orderRepository = container.resolve('orderRepository');
  res.json(await orderRepository.search(req.query.q));
});
