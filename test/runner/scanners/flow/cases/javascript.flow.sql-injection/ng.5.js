const express = require("express");
const snowflake = require("snowflake-sdk");
const { raw } = require("objection");
const { Person } = require("./models");
const app = express();
app.get("/snowflake", (req, res) => {
  const connection = snowflake.createConnection({});
  connection.execute({ sqlText: "select * from t where a = '" + req.query.a + "'" }); // expect
});
app.get("/objection", async (req, res) => {
  res.json(await Person.query().where(raw("name = '" + req.query.name + "'"))); // expect
});
