import { beforeAll, describe, expect, test } from "vitest";
import { scanCode } from "./support/scan-code.ts";

/** Path → text, and the findings as severity, confidence and source. */
const CASES: Record<string, [string, string[]]> = {
  "request.js": [
    'app.get("/", (req) => { require("child_process").exec("ls " + req.query.a); });\n',
    ["critical high request"],
  ],
  "approximated.js": [
    'const { quote } = require("./text");\napp.get("/", (req) => { require("child_process").exec("ls " + quote(req.query.a)); });\n',
    ["medium low request"],
  ],
  "argument.js": ['require("child_process").exec("ls " + process.argv[2]);\n', ["low medium arguments"]],
  "environment.py": ['import os\nos.system("ls " + os.environ["A"])\n', ["low medium environment"]],
  "stdin.py": ['import os\nos.system("ls " + input())\n', ["low medium arguments"]],
  "Input.cs": [
    'using System;\nusing System.Diagnostics;\nclass Input { static void Main() { Process.Start("sh", "-c " + Console.ReadLine()); } }\n',
    ["low medium arguments"],
  ],
  "both.py": [
    'import os, sys\nfrom flask import request\ndef a(name):\n    os.system("ls " + name)\na(sys.argv[1])\na(request.args["a"])\n',
    ["critical high request"],
  ],
  "parameter.py": ["import subprocess\n\ndef run(cmd):\n    subprocess.call(cmd, shell=True)\n", ["low low parameter"]],
  "list.py": ["import subprocess\n\ndef run(name):\n    subprocess.call(['ls', name])\n", []],
  "program.js": [
    'exports.run = (program) => require("child_process").spawn(program, ["-l"]);\n',
    ["low low parameter"],
  ],
  "concatenated.py": [
    'import subprocess\n\ndef run(name):\n    subprocess.call("ls " + name, shell=True)\n',
    ["medium low parameter"],
  ],
  "Shell.java": [
    'class Shell {\n  static Process launchShell(String command) throws Exception {\n    return Runtime.getRuntime().exec(new String[] {"sh", "-c", command});\n  }\n}\n',
    ["low low parameter"],
  ],
  "Tasks.java": [
    "class Tasks {\n  static void run(Executor executor, String[] command) {\n    executor.exec(command);\n  }\n}\n",
    [],
  ],
  "Bash.cs": [
    'using System.Diagnostics;\nstatic class Bash { public static Process Launch(string command) => Process.Start("/bin/bash", command); }\n',
    ["low low parameter"],
  ],
  "Shell.kt": ['fun run(command: String) = ProcessBuilder("sh", "-c", command).start()\n', ["low low parameter"]],
  // Responses of other services, which a method named `request` or a variable named `r` holds.
  "response.rb": [
    'http = Net::HTTP.new("example.com", 80)\nresponse = http.request(Net::HTTP::Get.new("/"))\nsystem("ls " + response.body)\n',
    ["medium medium network"],
  ],
  "variable.rb": ['r = load_page\nsystem("ls " + r.body)\n', []],
  "client.php": [
    "<?php\n$response = $client->request('GET', 'https://example.com');\nsystem('ls ' . $response->getContent());\n",
    [],
  ],
  "cache.php": [
    "<?php\nfunction put($key, $value) { file_put_contents(sha1($key), serialize($value)); }\nfunction get($key) { return unserialize(file_get_contents(sha1($key))); }\n",
    ["low medium file"],
  ],
  "import.php": [
    "<?php\nfunction get($key) { return unserialize(file_get_contents(sha1($key))); }\n",
    ["medium medium file"],
  ],
  "called.py": ["import subprocess\n\ndef run(cmd):\n    subprocess.call(cmd, shell=True)\n\nrun('ls')\n", []],
  "statement.php": [
    '<?php\nfunction lines($name) { return shell_exec("wc -l " . $name); }\n',
    ["medium low parameter"],
  ],
  "middleware.rb": [
    "class Timer\n  def initialize(app)\n    @app = app\n  end\n\n  def call(env)\n    status, headers, body = @app.call(env)\n    [status, headers, body]\n  end\nend\n",
    [],
  ],
  "echo.rb": [
    'class Echo\n  def call(env)\n    [200, { "content-type" => "text/html" }, ["<p>" + env["QUERY_STRING"] + "</p>"]]\n  end\nend\n',
    ["high high request"],
  ],
  "spawn.rb": ['def spawn_in(env, command)\n  system(env["HOME"] + "/run")\nend\n', ["medium low parameter"]],
  "middleware.py": [
    "class Timer:\n    def __init__(self, app):\n        self.app = app\n\n    def __call__(self, environ, start_response):\n        return self.app(environ, start_response)\n",
    [],
  ],
  "echo.py": [
    "def application(environ, start_response):\n    start_response('200 OK', [('Content-Type', 'text/html')])\n    return [('<p>' + environ['QUERY_STRING']).encode()]\n",
    ["high high request"],
  ],
};

const found = new Map<string | null, string[]>();

beforeAll(async () => {
  const { findings } = await scanCode(Object.fromEntries(Object.entries(CASES).map(([path, [text]]) => [path, text])));
  for (const { location_path: path, severity, metadata } of findings) {
    found.set(path, [...(found.get(path) ?? []), `${severity} ${metadata.confidence} ${String(metadata["source"])}`]);
  }
});

describe("severity, confidence and source", () => {
  test.each(Object.entries(CASES))("%s", (path, [, expected]) => {
    expect(found.get(path) ?? []).toEqual(expected);
  });
});
