import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import process from "node:process";
import { runProcess } from "../run-process.ts";

const GIT_TIMEOUT_MS = 300_000;
const MAX_LISTING_BYTES = 1024 * 1024;
const BRANCH = "main";

function alphanumeric(length: number): string {
  const characters = randomBytes(length * 4).toString("base64");
  return characters.replaceAll(/[^A-Za-z0-9]/g, "").slice(0, length);
}

/** Made at run time, so that no file of this project holds anything that looks like a secret. */
function madeUpSecrets() {
  return { token: `ghp_${alphanumeric(36)}`, password: alphanumeric(20) };
}

/** Deliberately vulnerable files, by path. */
function vulnerableFiles(): Record<string, string> {
  const { token, password } = madeUpSecrets();
  return {
    "README.md": "# Deliberately vulnerable\n\nFor trying the scanners. Deploy none of it.\n",
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

/** Makes `<root>/demo.git` of the vulnerable sample. @returns its branch. */
export async function makeSampleRepository(root: string): Promise<string> {
  const folder = await mkdtemp(join(root, "sample-"));
  for (const [path, content] of Object.entries(vulnerableFiles())) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return snapshotFolder(root, folder);
}

/**
 * Makes `<root>/demo.git` of a folder as it is now, uncommitted changes included and what its .gitignore names left out.
 * @returns its branch. @throws Error when it is no folder or git cannot read it.
 */
export async function snapshotFolder(root: string, folder: string): Promise<string> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new Error(`${folder} is neither a folder nor an http(s) URL.`);
  const repository = join(root, "demo.git");
  await git(root, "init", "--quiet", "--bare", `--initial-branch=${BRANCH}`, "--", repository);
  const onFolder = [`--git-dir=${repository}`, `--work-tree=${folder}`];
  await git(folder, ...onFolder, "add", "--all", "--", ".");
  const author = ["-c", "user.name=Demo", "-c", "user.email=demo@localhost", "-c", "commit.gpgsign=false"];
  await git(folder, ...author, ...onFolder, "commit", "--quiet", "--allow-empty", "--no-verify", "-m", "Snapshot");
  return BRANCH;
}

/** @returns the branch that the remote's HEAD names, or `main`. */
export async function findDefaultBranch(root: string, url: string): Promise<string> {
  const listing = await git(root, "ls-remote", "--symref", "--", url, "HEAD").catch(() => "");
  return /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(listing)?.[1] ?? BRANCH;
}

async function git(cwd: string, ...args: string[]): Promise<string> {
  const result = await runProcess("git", args, {
    cwd,
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: cwd,
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_TERMINAL_PROMPT: "0",
      GIT_ASKPASS: "/bin/false",
    },
    timeoutMs: GIT_TIMEOUT_MS,
    maxStdoutBytes: MAX_LISTING_BYTES,
  });
  if (result.exitCode !== 0) throw new Error(`git could not read the repository: ${result.stderr.trim()}`);
  return result.stdout.toString("utf8");
}
