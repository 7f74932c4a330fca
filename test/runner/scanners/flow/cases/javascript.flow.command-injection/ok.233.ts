import { isIPv4 } from 'node:net';
import { exec } from 'node:child_process';
import express from 'express';
const app = express();
interface M { target: string; kind: string }
app.post('/a', (req, res) => {
  const { target } = JSON.parse(req.body.text) as Partial<M>;
  if (typeof target !== 'string' || !isIPv4(target)) {
    throw new TypeError('no');
  }
  exec(`ping ${target}`);
});
app.post('/b', (req, res) => {
  const { kind, target } = JSON.parse(req.body.text) as Partial<M>;
  if (kind !== 'ping' && kind !== 'trace') {
    throw new TypeError('Unknown kind of probe');
  }
  if (typeof target !== 'string' || !isIPv4(target)) {
    throw new TypeError('no');
  }
  exec(`ping ${target}`);
});
class P { constructor(protected readonly target: string) {} line() { return `ping ${this.target}`; } }
const PS: Record<string, new (target: string) => P> = { ping: P };
app.post('/c', (req, res) => {
  const { kind, target } = JSON.parse(req.body.text) as Partial<M>;
  if (kind !== 'ping' && kind !== 'trace') {
    throw new TypeError('Unknown kind of probe');
  }
  if (typeof target !== 'string' || !isIPv4(target)) {
    throw new TypeError('no');
  }
  const p = new PS[kind](target);
  exec(p.line());
});
app.post('/d', (req, res) => {
  const { kind, target } = JSON.parse(req.body.text) as Partial<M>;
  if (typeof target !== 'string' || !isIPv4(target)) {
    throw new TypeError('no');
  }
  const p = new P(target);
  exec(p.line());
});
