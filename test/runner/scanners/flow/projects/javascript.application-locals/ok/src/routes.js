import express from 'express';
export const router = express.Router();
router.get('/orders', async (req, res) => {
  res.json(await req.app.locals.orders.search(req.query.q));
});
