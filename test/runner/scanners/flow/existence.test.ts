import { expect, test } from "vitest";
import { scanCode } from "./support/scan-code.ts";

const TESTS: readonly (readonly [path: string, text: string])[] = [
  ["a.js", 'module.exports = (req, res) => { if (fs.existsSync("/srv/" + req.query.a)) res.sendStatus(204); };'],
  [
    "b.py",
    `import os
from flask import request
def f():
    return str(os.path.exists("/srv/" + request.args["a"]))`,
  ],
  [
    "c.py",
    `from pathlib import Path
from flask import request
def f():
    return str(Path("/srv/" + request.args["a"]).exists())`,
  ],
  ["d.php", "<?php if (file_exists('/srv/' . $_GET['a'])) http_response_code(204);"],
  [
    "E.java",
    `import java.io.File;
import javax.servlet.http.*;
class E extends HttpServlet {
  protected void doGet(HttpServletRequest request, HttpServletResponse response) {
    if (new File("/srv/" + request.getParameter("a")).exists()) response.setStatus(204);
  }
}`,
  ],
  [
    "f.go",
    `package f
import ("net/http"; "os")
func f(w http.ResponseWriter, r *http.Request) {
  if _, err := os.Stat("/srv/" + r.FormValue("a")); err != nil { w.WriteHeader(404) }
}`,
  ],
  [
    "g.rb",
    'class G < ApplicationController\n  def show\n    head :ok if File.exist?("/srv/" + params[:a])\n  end\nend',
  ],
  [
    "H.cs",
    `using Microsoft.AspNetCore.Mvc;
public class H : Controller { public IActionResult Get(string a) { return System.IO.File.Exists("/srv/" + a) ? Ok() : NotFound(); } }`,
  ],
  [
    "I.kt",
    `import io.ktor.server.routing.*
import java.io.File
fun Route.files() { get("/f") { if (File("/srv/" + call.parameters["a"]).exists()) call.respond(HttpStatusCode.OK) } }`,
  ],
];

test.for(TESTS)("reports a test whether a file exists as low: %s", async ([path, text]) => {
  const { findings } = await scanCode({ [path]: text });
  const found = findings.map(({ severity, metadata }) => `${metadata.cwe} ${severity}`);
  expect(found).toEqual(["CWE-22 low"]);
});

test("reports the file that is opened, and not the test before it", async () => {
  const { findings } = await scanCode({
    "a.js": `module.exports = (req, res) => {
  const path = "/srv/" + req.query.a;
  if (fs.existsSync(path)) res.json(1);
  if (fs.existsSync(path)) fs.createReadStream(path).pipe(res);
};`,
  });
  expect(findings.map(({ severity, location_line }) => `${location_line} ${severity}`)).toEqual(["4 high"]);
});
