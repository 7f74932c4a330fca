/** Code in which data is carried from one place to another by something that is no argument. `VALUE` is the data. */
export const VALUE = "VALUE";

interface Language {
  /** Data of a request, and the same data sanitized for a command. */
  source: string;
  sanitized: string;
  file: (declarations: string, body: string) => string;
}

const indented = (text: string): string => text.replaceAll(/^/gmu, "    ");

export const LANGUAGES: Record<string, Language> = {
  cs: {
    source: 'Request.Query["x"]',
    sanitized: 'int.Parse(Request.Query["x"]).ToString()',
    file: (declarations, body) =>
      `using System.Diagnostics;\nusing Microsoft.AspNetCore.Mvc;\n${declarations}\npublic class C : Controller { public void A() { ${body} } }\n`,
  },
  go: {
    source: 'r.FormValue("x")',
    sanitized: 'strconv.Itoa(len(r.FormValue("x")))',
    file: (declarations, body) =>
      `package a\nimport ("net/http"; "os/exec"; "strconv")\n${declarations}\nfunc Handle(w http.ResponseWriter, r *http.Request) { ${body} }\n`,
  },
  java: {
    source: 'request.getParameter("x")',
    sanitized: 'String.valueOf(Integer.parseInt(request.getParameter("x")))',
    file: (declarations, body) =>
      `import javax.servlet.http.*;\n${declarations}\nclass A extends HttpServlet { void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception { ${body} } }\n`,
  },
  js: {
    source: "req.query.x",
    sanitized: "shq.quote([req.query.x])",
    file: (declarations, body) =>
      `const { exec } = require("child_process");\nconst shq = require("shell-quote");\n${declarations}\napp.get("/", (req, res) => {\n${body}\n});\n`,
  },
  kt: {
    source: 'call.request.queryParameters["x"]!!',
    sanitized: 'call.request.queryParameters["x"]!!.toInt().toString()',
    file: (declarations, body) =>
      `import io.ktor.server.application.*\nimport io.ktor.server.routing.*\n${declarations}\nfun Application.module() { routing { get("/") {\n${body}\n} } }\n`,
  },
  php: {
    source: '$_GET["x"]',
    sanitized: 'escapeshellarg($_GET["x"])',
    file: (declarations, body) => `<?php\n${declarations}\n${body}\n`,
  },
  py: {
    source: "request.args['x']",
    sanitized: "shlex.quote(request.args['x'])",
    file: (declarations, body) =>
      `import os, shlex\nfrom flask import Flask, request\napp = Flask(__name__)\n${declarations}\n@app.get("/")\ndef get():\n${indented(body)}\n`,
  },
  rb: {
    source: "params[:x]",
    sanitized: "Shellwords.escape(params[:x])",
    file: (declarations, body) =>
      `${declarations}\nclass A < ApplicationController\n  def index\n${indented(body)}\n  end\nend\n`,
  },
};

/** Path, declarations, body of the entry point. */
export const CARRIERS: readonly (readonly [path: string, declarations: string, body: string])[] = [
  [
    "arrow.cs",
    "class P { private string q; public string V { get => q; set => q = value; } }",
    'var p = new P(); p.V = VALUE; Process.Start("sh", "-c " + p.V);',
  ],
  [
    "auto.cs",
    "class P { public string V { get; set; } }",
    'var p = new P { V = VALUE }; Process.Start("sh", "-c " + p.V);',
  ],
  [
    "autoinit.cs",
    'class P { public string V { get; set; } = "a"; }',
    'var p = new P(); p.V = VALUE; Process.Start("sh", "-c " + p.V);',
  ],
  [
    "block.cs",
    "class P { private string q; public string V { get { return q; } set { q = value; } } }",
    'var p = new P(); p.V = VALUE; Process.Start("sh", "-c " + p.V);',
  ],
  [
    "compound.cs",
    'class P { string q = ""; public string V { get { return q; } set { q = value; } } }',
    'var p = new P(); p.V += VALUE; Process.Start("sh", "-c " + p.V);',
  ],
  [
    "exprbody.cs",
    'class P { private string q; public P(string v) { q = v; } public string V => "x" + q; }',
    'var p = new P(VALUE); Process.Start("sh", "-c " + p.V);',
  ],
  [
    "field.cs",
    "class P { public string V { get => field; set => field = value.Trim(); } }",
    'var p = new P(); p.V = VALUE; Process.Start("sh", "-c " + p.V);',
  ],
  [
    "halfauto.cs",
    "class P { public string V { get; set { field = value; } } }",
    'var p = new P(); p.V = VALUE; Process.Start("sh", "-c " + p.V);',
  ],
  [
    "indexer.cs",
    "class P { string q; public string this[string k] { get { return q; } set { q = value; } } }",
    'var p = new P(); p["a"] = VALUE; Process.Start("sh", "-c " + p["a"]);',
  ],
  [
    "inherit.cs",
    "class Q { protected string q; public virtual string V { get { return q; } set { q = value; } } } class P : Q { }",
    'var p = new P { V = VALUE }; Process.Start("sh", "-c " + p.V);',
  ],
  [
    "initializer.cs",
    "class P { private string q; public string V { get { return q; } set { q = value; } } }",
    'var p = new P { V = VALUE }; Process.Start("sh", "-c " + p.V);',
  ],
  [
    "initonly.cs",
    "class P { private string q; public string V { get { return q; } init { q = value; } } public string W => V; }",
    'var p = new P { V = VALUE }; Process.Start("sh", "-c " + p.W);',
  ],
  [
    "sinkinset.cs",
    'class P { public string V { set { Process.Start("sh", "-c " + value); } } }',
    "var p = new P { V = VALUE };",
  ],
  [
    "static.cs",
    "class P { static string q; public static string V { get { return q; } set { q = value; } } }",
    'P.V = VALUE; Process.Start("sh", "-c " + P.V);',
  ],
  [
    "staticm.cs",
    'class P { static string q; public static void Set(string v) { q = v; } public static void Run() { Process.Start("sh", "-c " + q); } }',
    "P.Set(VALUE); P.Run();",
  ],
  [
    "twofn.cs",
    'class P { string q; public string V { get { return q; } set { q = value; } } }\nclass Q { public void Keep(P p, string s) { p.V = s; } public void Run(P p) { Process.Start("sh", "-c " + p.V); } }',
    "var p = new P(); var q = new Q(); q.Keep(p, VALUE); q.Run(p);",
  ],
  [
    "get.go",
    "type P struct { q string }\nfunc (p *P) V() string { return p.q }\nfunc (p *P) SetV(v string) { p.q = v }",
    'p := &P{}; p.SetV(VALUE); exec.Command("sh", "-c", "ls " + p.V()).Run()',
  ],
  [
    "pkgvar.go",
    'var current string\nfunc keep(v string) { current = v }\nfunc run() { exec.Command("sh", "-c", "ls " + current).Run() }',
    "keep(VALUE); run()",
  ],
  [
    "bean.java",
    "class P { private String q; String getV() { return q; } void setV(String v) { q = v; } }",
    'P p = new P(); p.setV(VALUE); Runtime.getRuntime().exec("ls " + p.getV());',
  ],
  ["record.java", "record P(String v) { }", 'P p = new P(VALUE); Runtime.getRuntime().exec("ls " + p.v());'],
  [
    "recordmethod.java",
    "record P(String v) { public String v() { return v.trim(); } }",
    'P p = new P(VALUE); Runtime.getRuntime().exec("ls " + p.v());',
  ],
  [
    "static.java",
    'class P { static String q; static void set(String v) { q = v; } static void run() throws Exception { Runtime.getRuntime().exec("ls " + q); } }',
    "P.set(VALUE); P.run();",
  ],
  [
    "static2.java",
    'class P { static String q; } class Q extends P { void run() throws Exception { Runtime.getRuntime().exec("ls " + q); } }',
    "P.q = VALUE; new Q().run();",
  ],
  [
    "getset.js",
    'class P { constructor() { this.q = ""; } get v() { return this.q; } set v(x) { this.q = x; } }',
    'const p = new P(); p.v = VALUE; exec("ls " + p.v);',
  ],
  [
    "global.js",
    'function keep(v) { globalThis.current = v; }\nfunction run() { exec("ls " + globalThis.current); }',
    "keep(VALUE); run();",
  ],
  [
    "literal.js",
    "",
    'const p = { q: "", get v() { return this.q; }, set v(x) { this.q = x; } }; p.v = VALUE; exec("ls " + p.v);',
  ],
  ["literalget.js", "", 'const p = { get v() { return VALUE; } }; exec("ls " + p.v);'],
  [
    "module.js",
    'let current = "";\nfunction keep(v) { current = v; }\nfunction run() { exec("ls " + current); }',
    "keep(VALUE); run();",
  ],
  [
    "static.js",
    'class P { static q = ""; static get v() { return P.q; } static set v(x) { P.q = x; } }',
    'P.v = VALUE; exec("ls " + P.v);',
  ],
  [
    "applied.kt",
    "class P(var q: String) {\n  var v: String\n    get() = q\n    set(x) { q = x }\n}",
    'val p = P("").apply { v = VALUE }\nRuntime.getRuntime().exec("sh -c " + p.v)',
  ],
  [
    "block.kt",
    "class P(private var q: String) {\n  var v: String\n    get() = q\n    set(value) { q = value }\n}",
    'val p = P("")\np.v = VALUE\nRuntime.getRuntime().exec("sh -c " + p.v)',
  ],
  [
    "companion.kt",
    'class P { companion object {\n  private var q = ""\n  var v: String\n    get() = q\n    set(x) { q = x }\n} }',
    'P.v = VALUE\nRuntime.getRuntime().exec("sh -c " + P.v)',
  ],
  [
    "field.kt",
    'class P {\n  var v: String = ""\n    get() { return field }\n    set(x) { field = x.trim() }\n}',
    'val p = P()\np.v = VALUE\nRuntime.getRuntime().exec("sh -c " + p.v)',
  ],
  [
    "getter.kt",
    'class P(private var q: String) {\n  val v: String get() = "x" + q\n}',
    'val p = P(VALUE)\nRuntime.getRuntime().exec("sh -c " + p.v)',
  ],
  [
    "kwith.kt",
    "class P(var q: String)",
    'val p = P("")\nwith(p) { q = VALUE }\nRuntime.getRuntime().exec("sh -c " + p.q)',
  ],
  [
    "lazy.kt",
    "class P(val q: String) {\n  val v by lazy { q.trim() }\n}",
    'val p = P(VALUE)\nRuntime.getRuntime().exec("sh -c " + p.v)',
  ],
  ["locallazy.kt", "", 'val v by lazy { VALUE }\nRuntime.getRuntime().exec("sh -c " + v)'],
  [
    "object.kt",
    'object P {\n  private var q = ""\n  var v: String\n    get() = q\n    set(x) { q = x }\n}',
    'P.v = VALUE\nRuntime.getRuntime().exec("sh -c " + P.v)',
  ],
  [
    "privateset.kt",
    'class P {\n  var v: String = ""\n    private set\n  fun keep(x: String) { v = x }\n}',
    'val p = P()\np.keep(VALUE)\nRuntime.getRuntime().exec("sh -c " + p.v)',
  ],
  [
    "setteronly.kt",
    'class P {\n  var v: String = ""\n    set(x) { field = x }\n}',
    'val p = P()\np.v = VALUE\nRuntime.getRuntime().exec("sh -c " + p.v)',
  ],
  [
    "top.kt",
    'var store = ""\nval v: String\n  get() = store',
    'store = VALUE\nRuntime.getRuntime().exec("sh -c " + v)',
  ],
  [
    "topset.kt",
    'var store = ""\nvar v: String\n  get() = store\n  set(x) { store = x }',
    'v = VALUE\nRuntime.getRuntime().exec("sh -c " + v)',
  ],
  [
    "unqual.kt",
    'class P(var q: String) {\n  var v: String\n    get() = q\n    set(x) { q = x }\n  fun run() { Runtime.getRuntime().exec("sh -c " + v) }\n  fun put(x: String) { v = x }\n}',
    'val p = P("")\np.put(VALUE)\np.run()',
  ],
  [
    "global.php",
    'function a($x) { global $v; $v = $x; }\nfunction b() { global $v; system("ls " . $v); }',
    "a(VALUE); b();",
  ],
  [
    "globals.php",
    'function a($x) { $GLOBALS["v"] = $x; }\nfunction b() { system("ls " . $GLOBALS["v"]); }',
    "a(VALUE); b();",
  ],
  ["globalsread.php", 'function b() { $v = "x"; system("ls " . $GLOBALS["v"]); }', "$v = VALUE; b();"],
  ["globalswrite.php", 'function a($x) { $GLOBALS["v"] = $x; }', '$v = ""; a(VALUE); system("ls " . $v);'],
  [
    "hook.php",
    'class P { private string $q = ""; public string $v { get => $this->q; set { $this->q = $value; } } }',
    '$p = new P(); $p->v = VALUE; system("ls " . $p->v);',
  ],
  [
    "hookbacking.php",
    "class P { public string $v { get => trim($this->v); set => trim($value); } }",
    '$p = new P(); $p->v = VALUE; system("ls " . $p->v);',
  ],
  [
    "magic.php",
    "class P { private $d = []; public function __get($n) { return $this->d[$n]; } public function __set($n, $v) { $this->d[$n] = $v; } }",
    '$p = new P(); $p->v = VALUE; system("ls " . $p->v);',
  ],
  [
    "magicdeclared.php",
    'class P { public $v; public function __get($n) { return ""; } }',
    '$p = new P(); $p->v = VALUE; system("ls " . $p->v);',
  ],
  [
    "magicget.php",
    "class P { private $v; public function __construct($v) { $this->v = $v; } public function __get($n) { return $this->$n; } }",
    '$p = new P(VALUE); system("ls " . $p->v);',
  ],
  [
    "static.php",
    'class P { public static $v = ""; static function keep($x) { self::$v = $x; } static function run() { system("ls " . self::$v); } }',
    "P::keep(VALUE); P::run();",
  ],
  [
    "staticout.php",
    'class P { public static $v = ""; }\nfunction a($x) { P::$v = $x; }\nfunction b() { system("ls " . P::$v); }',
    "a(VALUE); b();",
  ],
  [
    "staticself.php",
    'class P { private static $v = ""; function keep($x) { static::$v = $x; } function run() { system("ls " . P::$v); } }',
    "$p = new P(); $p->keep(VALUE); (new P())->run();",
  ],
  [
    "staticvar.php",
    'function last($x = null) { static $v = ""; if ($x !== null) { $v = $x; } return $v; }',
    'last(VALUE); system("ls " . last());',
  ],
  ["staticvar2.php", 'function run($x) { static $v = ""; system("ls " . $v); $v = $x; }', 'run(VALUE); run("b");'],
  [
    "staticvarm.php",
    'class P { function run($x) { static $v = ""; system("ls " . $v); $v = $x; } }',
    '$p = new P(); $p->run(VALUE); $p->run("b");',
  ],
  [
    "getattr.py",
    "class P:\n    def __init__(self, d):\n        self._d = d\n    def __getattr__(self, n):\n        return self._d[n]",
    'p = P({"v": VALUE})\nos.system("ls " + p.v)',
  ],
  [
    "item.py",
    "class P:\n    def __init__(self):\n        self._d = {}\n    def __getitem__(self, n):\n        return self._d[n]\n    def __setitem__(self, n, v):\n        self._d[n] = v",
    'p = P()\np["v"] = VALUE\nos.system("ls " + p["v"])',
  ],
  [
    "prop.py",
    'class P:\n    def __init__(self):\n        self._v = ""\n    @property\n    def v(self):\n        return self._v\n    @v.setter\n    def v(self, x):\n        self._v = x',
    'p = P()\np.v = VALUE\nos.system("ls " + p.v)',
  ],
  ["attr.rb", "class P\n  attr_accessor :v\nend", 'p = P.new\np.v = VALUE\nsystem("ls #{p.v}")'],
  [
    "attrinner.rb",
    'class P\n  attr_reader :v\n  def initialize(x)\n    @v = x\n  end\n  def run\n    system("ls #{v}")\n  end\nend',
    "P.new(VALUE).run",
  ],
  ["cattr.rb", "class P\n  class << self\n    attr_accessor :v\n  end\nend", 'P.v = VALUE\nsystem("ls #{P.v}")'],
  [
    "classivar.rb",
    'class P\n  def self.put(x)\n    @q = x\n  end\n  def self.run\n    system("ls #{@q}")\n  end\nend',
    "P.put(VALUE)\nP.run",
  ],
  [
    "classvar.rb",
    'class P\n  def put(x)\n    @@q = x\n  end\n  def self.run\n    system("ls #{@@q}")\n  end\nend',
    "P.new.put(VALUE)\nP.run",
  ],
  [
    "item.rb",
    "class P\n  def [](k)\n    @q\n  end\n  def []=(k, x)\n    @q = x\n  end\nend",
    'p = P.new\np[:v] = VALUE\nsystem("ls #{p[:v]}")',
  ],
  [
    "selfset.rb",
    'class P\n  attr_writer :v\n  def put(x)\n    self.v = x\n  end\n  def run\n    system("ls #{@v}")\n  end\nend',
    "p = P.new\np.put(VALUE)\np.run",
  ],
  [
    "setter.rb",
    "class P\n  def v\n    @q\n  end\n  def v=(x)\n    @q = x\n  end\nend",
    'p = P.new\np.v = VALUE\nsystem("ls #{p.v}")',
  ],
  [
    "unqualified.cs",
    'class P { private string q; private string V { get { return q; } set { q = value; } } public void Put(string s) { V = s; } public void Run() { Process.Start("sh", "-c " + V); } }',
    "var p = new P(); p.Put(VALUE); p.Run();",
  ],
];
