const express = require("express");
const mysql = require("mysql2/promise");
const { Sales } = require("./sales");
const Reports = require("./reports");

const sales = new Sales(mysql.createPool({}));
const reports = new Reports({ sales });
const app = express();
app.get("/top", async (req, res) => res.json(await reports.top(req.query)));
