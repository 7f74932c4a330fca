<?php
class ProbeJob {
    public $name;
    private ?string $cmd = null;
    public static $last;
    private $data = [];
    public function __construct($name) { $this->name = $name; }
    public function setCmd($c) { $this->cmd = $c; return $this; }
    public function getCmd() { return $this->cmd; }
    public function __get($k) { return $this->data[$k]; }
    public function __set($k, $v) { $this->data[$k] = $v; }
    public function __call($m, $args) { return $args[0]; }
    public static function __callStatic($m, $args) { return $args[0]; }
    public function __toString() { return $this->name; }
    public function __invoke($x) { return $x; }
    public static function make($n) { return new static($n); }
}
final class ProbeDto {
    public function __construct(public readonly string $name, private array $opts = []) {}
    public function with(string $n): static { $c = clone $this; $c->opts["n"] = $n; return $c; }
    public function opt($k) { return $this->opts[$k] ?? null; }
}
trait ProbeHasCmd { protected $c; public function setC($c) { $this->c = $c; } public function runC() { exec("x " . $this->c); } } // expect
class ProbeUsesTrait { use ProbeHasCmd; }
class ProbeColl implements ArrayAccess, IteratorAggregate, Countable {
    private $items = [];
    public function offsetExists($o): bool { return isset($this->items[$o]); }
    public function offsetGet($o): mixed { return $this->items[$o]; }
    public function offsetSet($o, $v): void { $this->items[$o] = $v; }
    public function offsetUnset($o): void { unset($this->items[$o]); }
    public function getIterator(): Iterator { return new ArrayIterator($this->items); }
    public function count(): int { return count($this->items); }
}
enum ProbeKind: string { case A = "a"; case B = "b"; }
function a() {
    exec("x " . (new ProbeJob($_GET["a"]))->name); // expect
    exec("x " . (new ProbeJob("a"))->setCmd($_GET["b"])->getCmd()); // expect
    ProbeJob::$last = $_GET["c"];
    exec("x " . ProbeJob::$last); // expect
    $j = new ProbeJob("a");
    $j->dyn = $_GET["d"];
    exec("x " . $j->dyn); // expect
    exec("x " . $j->anything($_GET["e"])); // expect
    exec("x " . ProbeJob::stat($_GET["f"])); // expect
    exec("x " . new ProbeJob($_GET["g"])); // expect
    exec("x " . $j($_GET["h"])); // expect
}
function b() {
    exec("x " . ProbeJob::make($_GET["a"])->name); // expect
    $d = new ProbeDto($_GET["b"]);
    exec("x " . $d->name); // expect
    exec("x " . (new ProbeDto("a"))->with($_GET["c"])->opt("n")); // expect
    $t = new ProbeUsesTrait();
    $t->setC($_GET["d"]);
    $t->runC();
    $c = new ProbeColl();
    $c["k"] = $_GET["e"];
    exec("x " . $c["k"]); // expect
    foreach ($c as $v) exec("x " . $v); // expect
    $o = (object) $_GET;
    exec("x " . $o->name); // expect
    $s = new stdClass();
    $s->{"a-b"} = $_GET["f"];
    exec("x " . $s->{"a-b"}); // expect
    exec("x " . ((array) $o)["name"]); // expect
}
function c() {
    $f = function () { return $_GET["a"]; };
    exec("x " . $f()); // expect
    $v = $_GET["b"];
    $g = function ($p) use ($v) { return "$p $v"; };
    exec($g("x")); // expect
    $h = fn($p) => $p . $v;
    exec($h("x ")); // expect
    exec("x " . call_user_func("trim", $_GET["c"])); // expect
    exec("x " . call_user_func_array("sprintf", ["%s", $_GET["d"]])); // expect
    $n = "trim";
    exec("x " . $n($_GET["e"])); // expect
    $t = trim(...);
    exec("x " . $t($_GET["f"])); // expect
    call_user_func("exec", "x " . $_GET["g"]); // expect
    array_map("exec", $_GET["h"]); // expect
}
function d() {
    $gen = (function () { yield $_GET["a"]; yield from $_GET["l"]; })();
    foreach ($gen as $v) exec("x " . $v); // expect
    try { throw new RuntimeException($_GET["b"]); } catch (Exception $e) { exec("x " . $e->getMessage()); } // expect
    $ref = &$_GET["c"];
    exec("x " . $ref); // expect
    $a = ["k" => $_GET["d"]];
    foreach ($a as &$r) { $r = trim($r); }
    exec("x " . $a["k"]); // expect
    static $s;
    $s = $_GET["e"];
    exec("x " . $s); // expect
    global $glob;
    $glob = $_GET["f"];
    exec("x " . $GLOBALS["glob"]); // expect
    define("CMD", $_GET["g"]);
    exec("x " . CMD); // expect
    exec("x " . ($_GET["h"] ?? "a")); // expect
}
function e() {
    exec("x " . ($_GET["a"] ?: "a")); // expect
    $b = null;
    $b ??= $_GET["b"];
    exec("x " . $b); // expect
    $k = ProbeKind::tryFrom($_GET["c"]);
    exec("x " . $k->value);
    exec("x " . ProbeKind::from($_GET["d"])->value);
    $p = "name";
    $j = new ProbeJob($_GET["e"]);
    exec("x " . $j->$p); // expect
    $m = "getCmd";
    $r = new ReflectionProperty(ProbeJob::class, "name");
    exec("x " . $r->getValue($j)); // expect
    exec("x " . get_object_vars($j)["name"]); // expect
    ob_start();
    echo $_GET["g"];
}
function f() {
    putenv("A=" . $_GET["a"]);
    exec("x " . getenv("A")); // expect
    $_SESSION["n"] = $_GET["b"];
    exec("x " . $_SESSION["n"]); // expect
    $sx = new SimpleXMLElement($_GET["c"]);
    exec("x " . $sx->item[0]["id"]); // expect
    foreach ($sx->children() as $ch) exec("x " . $ch); // expect
    exec("x " . $sx->xpath("//a")[0]); // expect
    $dom = new DOMDocument();
    $dom->loadHTML($_GET["d"]);
    $xp = new DOMXPath($dom);
    foreach ($xp->query("//a") as $n) exec("x " . $n->getAttribute("href")); // expect
    $xr = new XMLReader();
    $xr->XML($_GET["e"]);
    while ($xr->read()) exec("x " . $xr->value); // expect
}
function g() {
    $fp = fopen("php://memory", "w+");
    fwrite($fp, $_GET["a"]);
    rewind($fp);
    exec("x " . stream_get_contents($fp)); // expect
    $f2 = fopen("data://text/plain;base64," . $_GET["b"], "r");
    exec("x " . fgets($f2)); // expect
    $b = new ArrayObject();
    $b[] = $_GET["c"];
    foreach ($b as $v) exec("x " . $v); // expect
    printf("a");
    $s = sprintf("%05d", $_GET["d"]);
    exec("x " . $s);
    vprintf("a", []);
    list(, $second) = explode(":", $_GET["e"], 2);
    exec("x " . $second); // expect
    [$x, $y] = array_map("trim", explode(",", $_GET["f"]));
    exec("x " . $y); // expect
    $str = "abc";
    $str[0] = $_GET["g"];
    exec("x " . $str); // expect
    $u = "{$_GET['h']['i']}";
    exec("x " . $u); // expect
}
