import express from 'express';
import got from 'got';
const app = express();
const HOSTS = process.env.HOSTS.split(',');
app.get('/a', async (req, res) => {
  const u = new URL(req.query.u);
  if (!HOSTS.includes(u.host)) return res.sendStatus(400);
  await got(u);
});
