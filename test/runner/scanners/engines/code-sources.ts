/** What the reports of semgrep and opengrep in `recorded/` are about. */
export const CODE_SOURCES: Record<string, string> = {
  "src/app.js": [
    "const é = 1; // two bytes, one column",
    'app.get("/", (req, res) => { const s = "😀"; eval(req.query.code); });',
    "app.get(`/f`, (req, res) => {",
    "  db.query(",
    '    "SELECT * FROM t WHERE id = " + req.query.id);',
    "});",
    "",
  ].join("\n"),
  "test/helper.py": 'import os\r\n\r\ndef f(x):\r\n    os.system("ls " + x)  # nosemgrep\r\n',
  "vendor/lib/tls.go": 'package lib\n\nimport "crypto/tls"\n\nvar c = tls.Config{InsecureSkipVerify: true}\n',
  "node_modules/x/a.min.js": "eval(location.hash); // nosem\ndocument.write(location.hash);\n",
  ".github/deploy.rb": "class A\n  def go\n    `rm -rf #{params[:dir]}`\n  end\nend\n",
  "web/index.php":
    '<?php\n$id = $_GET["id"];\n$r = mysqli_query($db, "SELECT * FROM t WHERE id = " . $id);\necho $_GET["q"];\n',
  "java/A.java":
    "class A {\n  void f(javax.servlet.http.HttpServletRequest q, java.sql.Statement s) throws Exception {\n" +
    '    s.executeQuery("SELECT a FROM t WHERE b = \'" + q.getParameter("b") + "\'");\n  }\n}\n',
  "src/broken.js": "functio {{{ eval(req.query.x) ((((\n",
};
