import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { snapshotFolder } from "./snapshot.ts";

function alphanumeric(length: number): string {
  const characters = randomBytes(length * 4).toString("base64");
  return characters.replaceAll(/[^A-Za-z0-9]/g, "").slice(0, length);
}

/** Generated at run time, so that no file of this project contains anything that looks like a secret. */
function madeUpSecrets() {
  return { token: `ghp_${alphanumeric(36)}`, password: alphanumeric(20) };
}

/** Deliberately vulnerable files, by path. */
function vulnerableFiles(): Record<string, string> {
  const { token, password } = madeUpSecrets();
  return {
    "README.md": "# Deliberately vulnerable\n\nFor trying the scanners. Do not deploy it.\n",
    "server.js": `const { exec } = require("node:child_process");
const crypto = require("node:crypto");
const express = require("express");
const app = express();

app.get("/ping", (req, res) => {
  exec("ping -c 1 " + req.query.host, (error, out) => res.send(out));
});
app.get("/users", (req, res) => {
  db.query(\`select * from users where name = '\${req.query.name}'\`, (error, rows) => res.json(rows));
});
app.get("/calculate", (req, res) => res.json(eval(req.query.sum)));

exports.hash = (password) => crypto.createHash("md5").update(password).digest("hex");
`,
    "worker.py": `import hashlib
import pickle
import subprocess

import requests
import yaml


def restore(blob):
    return pickle.loads(blob)


def configure(text):
    return yaml.load(text)


def archive(name):
    subprocess.run("tar czf backup.tgz " + name, shell=True)


def fetch(url):
    return requests.get(url, verify=False)
`,
    "store.go": `package store

import (
	"crypto/tls"
	"database/sql"
	"fmt"
	"net/http"
)

func find(db *sql.DB, name string) (*sql.Rows, error) {
	return db.Query(fmt.Sprintf("select * from items where name = '%s'", name))
}

var client = &http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{InsecureSkipVerify: true}}}
`,
    "src/Restore.java": `import java.io.InputStream;
import java.io.ObjectInputStream;

class Restore {
  Object read(InputStream in) throws Exception {
    return new ObjectInputStream(in).readObject();
  }
}
`,
    "config/production.env": `DATABASE_URL=postgres://shop:${password}@db.internal:5432/shop\nDEPLOY_TOKEN=${token}\n`,
  };
}

/** Creates `<root>/demo.git` from the vulnerable sample. @returns its branch. */
export async function makeSampleRepository(root: string): Promise<string> {
  const folder = await mkdtemp(join(root, "sample-"));
  for (const [path, content] of Object.entries(vulnerableFiles())) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return snapshotFolder(root, folder);
}
