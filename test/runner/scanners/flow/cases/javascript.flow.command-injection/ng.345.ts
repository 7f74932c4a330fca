import { exec } from 'node:child_process';
import axios from 'axios';
import superagent from 'superagent';
import ky from 'ky';
import needle from 'needle';
import got from 'got';
import { request, fetch as undiciFetch } from 'undici';
import https from 'node:https';
import fs, { promises } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { HttpService } from '@nestjs/axios';
import { firstValueFrom } from 'rxjs';
const api = axios.create({ baseURL: 'https://api.example.com' });
export async function run() {
  const { data } = await axios.get('https://api.example.com/job');
  exec('run ' + data.command); // expect
  const answer = await api.get<Job>('/job');
  exec('run ' + answer.data.command); // expect
  const { body } = await superagent.get('https://api.example.com/job').set('a', 'b');
  exec('run ' + body.command); // expect
  const json = await ky.get('https://api.example.com/job').json();
  exec('run ' + json.command); // expect
  const needled = await needle('get', 'https://api.example.com/job');
  exec('run ' + needled.body.command); // expect
  const undici = await request('https://api.example.com/job');
  exec('run ' + (await undici.body.json()).command); // expect
  const res = await undiciFetch('https://api.example.com/job');
  exec('run ' + (await res.json()).command); // expect
  const response = await fetch('https://api.example.com/job');
  const job = await response.json();
  exec('run ' + job.command); // expect
  fetch('https://api.example.com/job').then((r) => r.json()).then((j) => exec('run ' + j.command)); // expect
  const gotten = await got('https://api.example.com/job').json();
  exec('run ' + gotten.command); // expect
  const { body: text } = await got.get('https://api.example.com/job', { responseType: 'json' });
  exec('run ' + text.command); // expect
  https.get('https://api.example.com/job', (r) => {
    r.on('data', (chunk) => exec('run ' + chunk)); // expect
  });
  const config = JSON.parse(await readFile('/data/jobs.json', 'utf8'));
  exec('run ' + config.command); // expect
  const other = JSON.parse(fs.readFileSync('/data/jobs.json', 'utf8'));
  exec('run ' + other.command); // expect
  const third = await promises.readFile('/data/x', 'utf8');
  exec('run ' + third); // expect
  fs.createReadStream('/data/x').on('data', (chunk) => exec('run ' + chunk)); // expect
  exec('sleep ' + Number(data.n));
}
export class Jobs {
  constructor(private readonly http: HttpService, private readonly httpService: HttpService) {}
  async run() {
    const { data } = await firstValueFrom(this.httpService.get('https://api.example.com/job'));
    exec('run ' + data.command); // expect
    const res = await this.http.axiosRef.get('https://api.example.com/job');
    exec('run ' + res.data.command); // expect
  }
}
