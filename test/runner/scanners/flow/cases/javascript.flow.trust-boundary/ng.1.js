const express = require('express');
const session = require('express-session');
const app = express();
app.use(session({ secret: process.env.SESSION_SECRET, cookie: { secure: true, httpOnly: true, sameSite: 'lax' } }));
app.post('/role', express.json(), (req, res) => {
  req.session.role = req.body.role; // expect
  res.sendStatus(204);
});
