import express from 'express';
import got from 'got';
const app = express();
const HOSTS = process.env.HOSTS.split(',');
app.get('/b', async (req, res) => {
  const u = new URL(req.query.u);
  if (!process.env.HOSTS.includes(u.host)) return res.sendStatus(400);
  await got(u); // expect
});
app.get('/c', async (req, res) => {
  const u = new URL(req.query.u);
  if (!process.env.HOSTS.slice(1).includes(u.host)) return res.sendStatus(400);
  await got(u); // expect
});
app.get('/d', async (req, res) => {
  const u = new URL(req.query.u);
  if (!req.query.hosts.split(',').includes(u.host)) return res.sendStatus(400);
  await got(u); // expect
});
