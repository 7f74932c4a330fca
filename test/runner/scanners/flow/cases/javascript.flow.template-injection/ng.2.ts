import Handlebars from 'handlebars';
import { Router } from 'express';
const router = Router();
router.post('/mail', (req, res) => {
  const tpl = Handlebars.compile('Dear {{name}}, ' + req.body.text); // expect
  res.json({ mail: tpl({ name: 'x' }) });
});
export default router;
