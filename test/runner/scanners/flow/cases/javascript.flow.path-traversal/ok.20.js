const express = require("express");
const { writeFileSync } = require("fs");
const path = require("path");
const AdmZip = require("adm-zip");

const base = "/srv/files";
const app = express();
app.post("/archive", (req, res) => {
  const entries = new AdmZip(req.body.archive).getEntries();
  entries
    .filter((entry) => path.resolve(base, entry.entryName).startsWith(base + path.sep))
    .forEach((entry) => writeFileSync(path.resolve(base, entry.entryName), entry.getData()));
});
