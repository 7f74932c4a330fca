import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { SEMGREP_RULES_DIRECTORY } from "../../../../runner/scanners/semgrep/semgrep-family.ts";
import { createSemgrepScanner } from "../../../../runner/scanners/semgrep/semgrep.ts";
import { contextOf, isInstalled, optionsOf, treeOf } from "../engines/engine-fixture.ts";

const Rule = z.looseObject({
  id: z.string().regex(/^[a-z]+(\.[a-z-]+){2}$/),
  severity: z.enum(["ERROR", "WARNING", "INFO"]),
  message: z.string().min(40),
  metadata: z.strictObject({
    title: z.string().max(80),
    cwe: z.string().regex(/^CWE-\d+$/),
    owasp: z.string().regex(/^A\d\d:2021$/),
    confidence: z.enum(["HIGH", "MEDIUM", "LOW"]),
    references: z.array(z.url()).min(1),
  }),
});

const rules = readdirSync(SEMGREP_RULES_DIRECTORY).flatMap((file) => {
  const content: unknown = parse(readFileSync(join(SEMGREP_RULES_DIRECTORY, file), "utf8"));
  return z.strictObject({ rules: z.array(Rule) }).parse(content).rules;
});

/** By rule: what it finds, and what it leaves alone. */
const CASES: Record<string, [found: string, left: string]> = {
  "javascript.sql-injection.built-query": [
    "db.query(`SELECT a FROM t WHERE b = ${b}`);",
    'db.query("SELECT a FROM t WHERE b = ?", [b]); list.query("a" + b); db.query("SELECT a " + "FROM t");',
  ],
  "javascript.command-injection.built-command": ["cp.exec(`ls ${name}`);", 'cp.exec("ls"); cp.execFile("ls", [name]);'],
  "javascript.code-injection.request-value": [
    "const c = req.body.code; eval(c);",
    "eval(constant); run(req.body.code);",
  ],
  "javascript.path-traversal.request-value": [
    'const p = "data/" + req.params.name; fs.readFile(p, done);',
    'fs.readFile("data/" + path.basename(req.params.name), done);',
  ],
  "javascript.ssrf.request-value": ["fetch(req.query.url);", 'fetch("https://api.example/" );'],
  "javascript.redirect.request-value": ["res.redirect(req.query.next);", 'res.redirect("/home");'],
  "javascript.xss.inner-html": ["el.innerHTML = text;", 'el.innerHTML = ""; el.textContent = text;'],
  "javascript.tls.verification-off": [
    "https.request({ host, rejectUnauthorized: false });",
    "https.request({ host });",
  ],
  "python.sql-injection.built-query": [
    'cursor.execute(f"SELECT a FROM t WHERE b = {b}")',
    'cursor.execute("SELECT a FROM t WHERE b = %s", [b])',
  ],
  "python.command-injection.shell": [
    'import subprocess\nsubprocess.run("ls " + name, shell=True)',
    'import subprocess\nsubprocess.run("ls", shell=True)\nsubprocess.run(["ls", name])',
  ],
  "python.code-injection.request-value": ['code = request.args["c"]\neval(code)', "eval(constant)"],
  "python.path-traversal.request-value": [
    'open("data/" + request.args["name"])',
    'open("data/" + secure_filename(request.args["name"]))',
  ],
  "python.ssrf.request-value": ['requests.get(request.form["url"])', 'requests.get("https://api.example/")'],
  "python.template-injection.built-template": [
    'render_template_string("<p>" + name)',
    'render_template_string("<p>{{ name }}", name=name)',
  ],
  "python.deserialization.unsafe": ["import pickle\npickle.loads(data)", "import yaml\nyaml.safe_load(data)"],
  "python.tls.verification-off": [
    "import requests\nrequests.get(url, verify=False)",
    "import requests\nrequests.get(url)",
  ],
  "go.sql-injection.built-query": [
    'db.Query(fmt.Sprintf("SELECT a FROM t WHERE b = %s", b))',
    'db.Query("SELECT a FROM t WHERE b = ?", b)',
  ],
  "go.command-injection.shell": [
    'exec.Command("sh", "-c", "ls "+name)',
    'exec.Command("sh", "-c", "ls"); exec.Command("ls", name)',
  ],
  "go.path-traversal.request-value": [
    'p := r.URL.Query().Get("p"); os.Open("data/" + p)',
    'os.Open("data/" + filepath.Base(r.FormValue("p")))',
  ],
  "go.tls.verification-off": [
    "c := tls.Config{InsecureSkipVerify: true}; use(c)",
    "c := tls.Config{ServerName: n}; use(c)",
  ],
  "go.weak-crypto.hash": ["h := md5.New(); use(h)", "h := sha256.New(); use(h)"],
  "java.sql-injection.built-query": [
    's.executeQuery("SELECT a FROM t WHERE b = " + b);',
    's.executeQuery("SELECT a FROM t"); log.execute("a" + b);',
  ],
  "java.command-injection.built-command": [
    'Runtime.getRuntime().exec("ls " + name);',
    'Runtime.getRuntime().exec("ls");',
  ],
  "java.path-traversal.request-value": [
    'String n = request.getParameter("n"); new File("data", n);',
    'new File("data", FilenameUtils.getName(request.getParameter("n")));',
  ],
  "java.deserialization.object-stream": [
    "ObjectInputStream in = new ObjectInputStream(raw); in.readObject();",
    "Reader in = new Reader(raw); in.readObject();",
  ],
  "java.weak-crypto.cipher": [
    'Cipher.getInstance("DES/CBC/PKCS5Padding");',
    'Cipher.getInstance("AES/GCM/NoPadding");',
  ],
  "php.sql-injection.request-value": [
    '$db->query("SELECT a FROM t WHERE b = " . $_GET["b"]);',
    '$db->query("SELECT a FROM t WHERE b = " . intval($_GET["b"]));',
  ],
  "php.command-injection.request-value": [
    'system("ls " . $_POST["d"]);',
    'system("ls " . escapeshellarg($_POST["d"]));',
  ],
  "php.xss.request-value": ['echo "Hello " . $_GET["n"];', 'echo "Hello " . htmlspecialchars($_GET["n"]);'],
  "php.file-inclusion.request-value": ['include($_GET["page"]);', 'include("page.php");'],
  "php.deserialization.unserialize": [
    "unserialize($data);",
    "json_decode($data); unserialize($data, ['allowed_classes' => false]);",
  ],
  "ruby.sql-injection.built-condition": ['User.where("name = #{name}")', 'User.where("name = ?", name)'],
  "ruby.command-injection.built-command": ['system("ls #{dir}")', 'system("ls", dir)'],
  "ruby.code-injection.request-value": ["eval(params[:code])", "eval(constant)"],
  "ruby.deserialization.unsafe": ["Marshal.load(data)", "JSON.parse(data)"],
  "ruby.tls.verification-off": [
    "http.verify_mode = OpenSSL::SSL::VERIFY_NONE",
    "http.verify_mode = OpenSSL::SSL::VERIFY_PEER",
  ],
};

const FRAMES: Record<string, [extension: string, frame: (code: string) => string]> = {
  javascript: ["ts", (code) => `${code}\n`],
  python: ["py", (code) => `${code}\n`],
  go: ["go", (code) => `package p\n\nfunc f() {\n${code.replaceAll("; ", "\n")}\n}\n`],
  java: ["java", (code) => `class A {\n  void f() {\n    ${code}\n  }\n}\n`],
  php: ["php", (code) => `<?php\n${code}\n`],
  ruby: ["rb", (code) => `${code}\n`],
};

test("every rule of the pack has something to find and something to leave alone", () => {
  expect(rules.map(({ id }) => id).toSorted()).toEqual(Object.keys(CASES).toSorted());
});

test.skipIf(!isInstalled("semgrep"))("the rules find what they are for, and nothing else", async () => {
  const sources: Record<string, string> = {};
  for (const [id, [found, left]] of Object.entries(CASES)) {
    const [extension, frame] = FRAMES[id.split(".", 1)[0] ?? ""] ?? ["txt", (code: string) => code];
    sources[`${id}/found.${extension}`] = frame(found);
    sources[`${id}/left.${extension}`] = frame(left);
  }
  const { findings, skipped } = await createSemgrepScanner(optionsOf()).scan(await treeOf(sources), contextOf());
  expect(skipped).toEqual([]);
  const reported = new Set(findings.map((one) => `${one.metadata.rule_id} ${String(one.location_path)}`));
  const expected = Object.keys(CASES).map((id) => `${id} ${id}/found.${FRAMES[id.split(".", 1)[0] ?? ""]?.[0]}`);
  expect(expected.filter((one) => !reported.has(one))).toEqual([]);
  expect([...reported].filter((one) => one.includes("/left."))).toEqual([]);
});
