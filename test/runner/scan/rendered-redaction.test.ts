import { expect, onTestFinished, test } from "vitest";
import { serveRepositories } from "../../../runner/local/git-server.ts";
import { createLog } from "../../../runner/log.ts";
import { Redactor } from "../../../runner/redact.ts";
import { runScan } from "../../../runner/scan/run-scan.ts";
import { createFlowScanner } from "../../../runner/scanners/flow/flow.ts";
import { createTemplateScanner } from "../../../runner/scanners/templates/templates.ts";
import { parseSettings } from "../../../runner/settings.ts";
import { startFakeWorker } from "../support/fake-worker.ts";
import { BareRepository, temporaryDirectory } from "../support/repository.ts";

const SCAN_ID = "0198c0de-0000-7000-8000-000000000002";
const ATTEMPT_TOKEN = "attempt-token-of-this-very-scan";

test("redacts credentials in the traces that a template finding takes from the data flow", async () => {
  // Put together here, because no file of the repository may contain a credential.
  const credential = ["ghp", "A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8"].join("_");
  const root = temporaryDirectory();
  const repository = new BareRepository(root, "app.git");
  repository.commit([
    {
      name: "app.js",
      content: `const express = require("express");
const app = express();
app.get("/", (req, res) => {
  res.render("show", { name: req.query.name, token: "${credential}" });
});
`,
    },
    { name: "views", content: [{ name: "show.ejs", content: "<p><%- name %></p>\n" }] },
  ]);
  const git = await serveRepositories(root, {});
  const worker = await startFakeWorker(SCAN_ID, ATTEMPT_TOKEN, {
    clone_url: `${git.url}/app.git`,
    branch: "main",
    credential: null,
    credential_state: "none_stored",
    fingerprint_key: "k".repeat(43),
    lease_ms: 20_000,
    heartbeat_ms: 50,
  });
  onTestFinished(async () => {
    await Promise.all([git.close(), worker.close()]);
  });
  const redactor = new Redactor();
  const settings = parseSettings({
    PATH: process.env["PATH"],
    WORKER_URL: worker.url,
    RUNNER_SECRET: "s".repeat(32),
    ALLOWED_CLONE_HOSTS: "127.0.0.0/8",
    WORK_DIR: temporaryDirectory(),
  });
  await runScan(
    { version: 1, scan_id: SCAN_ID, attempt: 1, token: ATTEMPT_TOKEN },
    {
      settings,
      scanners: [createFlowScanner(), createTemplateScanner()].map((scanner) => ({ scanner, version: "1.0.0" })),
      redactor,
      log: createLog(redactor, () => undefined),
    },
    new AbortController().signal,
  );
  const finding = worker.received.findings.find((item) => item.location_path === "views/show.ejs");
  const steps = JSON.stringify(finding?.metadata);
  expect(steps).toContain("res.render");
  expect(JSON.stringify(worker.received.findings)).not.toContain(credential);
  expect(steps).toContain("ghp_****");
});
