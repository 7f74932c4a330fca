<?php
class ProbeMisc {
    private array $handlers = [];
    private ?Closure $cb = null;
    public function on(string $e, callable $f) { $this->handlers[$e][] = $f; }
    public function fire(string $e, ...$args) { foreach ($this->handlers[$e] ?? [] as $f) { $f(...$args); } }
    public function setCb(callable $f) { $this->cb = $f; }
    public function callCb($v) { return ($this->cb)($v); }
    public function each(callable $f) { return call_user_func($f, $_GET["each"]); }
    public function gen() { $x = yield $_GET["gen"]; return $x; }
}
class ProbeEx extends Exception {
    private $data;
    public function __construct($m, $data) { parent::__construct($m); $this->data = $data; }
    public function getData() { return $this->data; }
}
abstract class ProbeTpl {
    public function run() { exec("x " . $this->value()); } // expect
    abstract protected function value();
}
class ProbeTplImpl extends ProbeTpl { protected function value() { return $_GET["tpl"]; } }
function a() {
    $m = new ProbeMisc();
    $m->on("e", function ($v) { exec("x " . $v); }); // expect
    $m->fire("e", $_GET["a"]);
    $m->setCb(fn($v) => $v . "a");
    exec("x " . $m->callCb($_GET["b"])); // expect
    $m->each(function ($v) { exec("x " . $v); }); // expect
    foreach ($m->gen() as $v) exec("x " . $v); // expect
    try { throw new ProbeEx("a", $_GET["c"]); } catch (ProbeEx $e) { exec("x " . $e->getData()); } // expect
    try { throw new ProbeEx($_GET["d"], 1); } catch (Exception $e) { exec("x " . $e->getMessage()); } // expect
    (new ProbeTplImpl())->run();
    $f = 'strtoupper';
    exec("x " . $f($_GET["e"])); // expect
    exec("x " . (static fn($x) => $x)($_GET["f"])); // expect
}
function b() {
    $compose = fn(callable ...$fs) => fn($x) => array_reduce($fs, fn($acc, $f) => $f($acc), $x);
    exec("x " . $compose('trim', fn($s) => "$s a")($_GET["a"])); // expect
    usort($_GET["b"], fn($p, $q) => strcmp($p, $q));
    exec("x " . implode(" ", $_GET["b"])); // expect
    [$p, [, $q]] = [1, [2, $_GET["c"]]];
    exec("x " . $q); // expect
    $a = ['x' => ['y' => $_GET["d"]]];
    ['x' => ['y' => $y]] = $a;
    exec("x " . $y); // expect
    $s = 'a';
    $s .= $_GET["e"];
    exec("x " . substr($s, 0, 5)); // expect
    $arr = compact('s');
    exec("x " . http_build_query($arr)); // expect
    $it = new LimitIterator(new ArrayIterator($_GET["f"]), 0, 2);
    foreach ($it as $v) exec("x " . $v); // expect
    $gen = (fn() => yield from $_GET["g"])();
    exec("x " . $gen->current()); // expect
}
function c() {
    $n = filter_input(INPUT_GET, "n", FILTER_VALIDATE_INT);
    exec("x " . $n);
    $m = $_GET["m"] === "on" ? 1 : 0;
    exec("x " . $m);
    $p = max(1, (int) ($_GET["p"] ?? 1));
    exec("x " . $p);
    $k = array_search($_GET["k"], ["a", "b"], true);
    exec("x " . $k);
    if (!is_numeric($_GET["q"])) exit;
    exec("x " . $_GET["q"]);
    if (!in_array($_GET["r"], ["a", "b"])) die("no");
    exec("x " . $_GET["r"]);
    $d = DateTime::createFromFormat("Y-m-d", $_GET["d"]);
    exec("x " . $d->format("Y-m-d"));
    exec("x " . vsprintf("%04d-%02d", explode("-", $_GET["s"])));
}
function d() {
    exec("x " . strcspn($_GET["a"], "a"));
    exec("x " . array_key_last([1, 2]));
    exec("x " . str_word_count($_GET["c"]));
    exec("x " . mb_strwidth($_GET["d"]));
    exec("x " . strlen(trim($_GET["e"])));
    exec("x " . (bool) $_GET["f"]);
    exec("x " . ($_GET["g"] <=> "a"));
    exec("x " . ip2long($_GET["h"]));
}
