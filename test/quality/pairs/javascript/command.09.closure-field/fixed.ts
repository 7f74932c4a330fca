import { exec } from 'child_process';
import express from 'express';
class Job {
  private args: string[] = [];
  add(arg: string): this { this.args.push(arg); return this; }
  command(): string { return 'ffmpeg ' + this.args.join(' '); }
}
const app = express();
app.post('/convert', (req, res) => {
  const job = new Job().add('-i').add('in.mov').add('out.mp4');
  exec(job.command(), () => res.end());
});
