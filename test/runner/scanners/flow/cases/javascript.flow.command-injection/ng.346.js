const { exec } = require('child_process');
const fs = require('fs');
const path = require('path');
const request = require('request');
const fse = require('fs-extra');
const csv = require('csv-parser');
async function run(dir) {
  const text = await fs.promises.readFile(path.join(dir, 'x'), 'utf8');
  exec('run ' + text); // expect
  fs.readFile('/data/' + dir, 'utf8', (error, data) => exec('run ' + data)); // expect
  const settings = await fse.readJson(path.join(dir, 'x.json'));
  exec('run ' + settings.command); // expect
  const sync = fse.readJsonSync(path.join(dir, 'x.json'));
  exec('run ' + sync.command); // expect
  request('https://api.example.com', (error, response, body) => exec('run ' + body)); // expect
  fs.createReadStream(dir).pipe(csv()).on('data', (row) => exec('run ' + row.command)); // expect
  exec("sleep " + Number(settings.delay));
}
