import express from "express";
import { groupsOf } from "./ldap/groups";

const app = express();
app.get("/groups", async (req, res) => {
  res.json(await groupsOf(String(req.query.uid)));
});
app.listen(3000);
