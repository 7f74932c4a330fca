import { Router } from 'express';
import { z } from 'zod';
import { parsed } from './body';
import { render } from './render';

const label = z.object({ text: z.string().regex(/^[0-9a-f]{1,40}$/) });

export const router = Router();
router.post('/labels', parsed(label), (req, res) => {
  render(req.body.text);
  res.sendStatus(204);
});
