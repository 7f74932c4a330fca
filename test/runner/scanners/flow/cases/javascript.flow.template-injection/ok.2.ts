import Handlebars from 'handlebars';
import { Router } from 'express';
const router = Router();
router.post('/mail', (req, res) => {
  const tpl = Handlebars.compile('Dear {{name}}, {{text}}');
  res.json({ mail: tpl({ name: 'x', text: req.body.text }) });
});
export default router;
