import { readFile } from 'node:fs/promises';
import express from 'express';
const app = express();
const loadTheme = async ({ theme = 'default', ...rest }) => readFile('themes/' + (theme === 'dark' ? 'dark' : 'light'), 'utf8');
app.get('/theme', async ({ query }, res) => {
  res.json({ css: await loadTheme(query) });
});
