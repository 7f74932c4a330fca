const express = require('express'); const mongoose = require('mongoose'); const neo4j = require('neo4j-driver');
const app = express(); const User = mongoose.model('User', {}); const driver = neo4j.driver('x'); const session = driver.session();
app.post('/1', async (req, res) => { await User.findOne({ a: `${req.body.x}` }); });
app.post('/2', async (req, res) => { await User.findOne({ a: req.body.x.toLowerCase() }); });
app.post('/3', async (req, res) => { await User.findOne({ a: req.body.x }); }); // expect
app.post('/4', async (req, res) => { await session.run("MATCH (n {id:'" + String(req.body.x) + "'}) RETURN n"); }); // expect
app.post('/5', async (req, res) => { await session.run(`MATCH (n {id:'${req.body.x.toString()}'}) RETURN n`); }); // expect
app.post('/6', async (req, res) => { await session.run(`MATCH (n {id:'${req.body.x}'}) RETURN n`); }); // expect
app.post('/7', async (req, res) => { await User.findOne({ a: "x" + req.body.x }); });
app.post('/8', async (req, res) => { await User.findOne({ $where: "this.a == '" + req.body.x + "'" }); }); // expect
app.post('/9', async (req, res) => { await User.findOne({ $where: "this.a == '" + String(req.body.x) + "'" }); }); // expect
