import axios, { type AxiosInstance } from 'axios';
import express from 'express';
const app = express();
class C {
  private readonly http: AxiosInstance;
  constructor() { this.http = axios.create({ timeout: 1 }); }
  async a(t: string) { return this.http.post<string>(t, 'x', { headers: {} }); } // expect
  async b(t: string) { return this.http.post(t, 'x', { headers: {} }); } // expect
}
const http = axios.create({});
app.get('/a', (req, res) => { new C().a(req.query.u as string); });
app.get('/b', (req, res) => { new C().b(req.query.u as string); });
app.get('/c', (req, res) => { http.post<string>(req.query.u as string); }); // expect
app.get('/d', (req, res) => { axios.get<string>(req.query.u as string); }); // expect
app.get('/e', async (req, res) => { await http.get<string>(req.query.u as string); }); // expect
app.get('/f', async (req, res) => { const r = await http.get<{ a: string }[]>(req.query.u as string); }); // expect
const isPlain = <T>(value: T): boolean => typeof value === "string" && /^[a-z]+$/.test(value);
app.get('/g', async (req, res) => {
  const host = req.query.h as string;
  if (!isPlain<string>(host)) return res.sendStatus(400);
  await http.get(`https://${host}.example.com/`);
});
app.get('/h', async (req, res) => {
  const host = req.query.h as string;
  if (isPlain<string>(host)) return res.sendStatus(400);
  await http.get(`https://${host}/`); // expect
});
app.get('/i', async (req, res) => { const rows = (await http.get<string>(req.query.u as string)).data; }); // expect
app.get('/j', async (req, res) => { const rows = await http.get<string>(req.query.u as string).then((r) => r.data); }); // expect
