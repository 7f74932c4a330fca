import express from 'express';
import got from 'got';
import { z } from 'zod';
import { config } from './config.js';
const isPartnerUrl = (value) => {
  if (!URL.canParse(value)) return false;
  const { protocol, host } = new URL(value);
  return protocol === 'https:' && config.partnerHosts.includes(host);
};
const schema = z.object({ u: z.string().max(500).url().refine(isPartnerUrl, 'no') });
const schema2 = z.object({ u: z.string().refine((value) => config.partnerHosts.includes(new URL(value).host)) });
const schema3 = z.object({ u: z.string().refine((value) => ['a.example'].includes(new URL(value).host)) });
const app = express();
app.get('/a', async (req, res) => {
  const u = req.query.u;
  if (!isPartnerUrl(u)) return res.sendStatus(400);
  await got(u);
});
app.get('/b', async (req, res) => {
  const { u } = schema.parse(req.query);
  await got(u);
});
app.get('/c', async (req, res) => {
  const { u } = schema2.parse(req.query);
  await got(u);
});
app.get('/d', async (req, res) => {
  const { u } = schema3.parse(req.query);
  await got(u);
});
