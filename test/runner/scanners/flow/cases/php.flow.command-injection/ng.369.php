<?php
class ProbeRegistry {
    private static $instance;
    private $values = array();
    static function getInstance() { if (!self::$instance) self::$instance = new self(); return self::$instance; }
    function set($k, $v) { $this->values[$k] = $v; }
    function get($k) { return isset($this->values[$k]) ? $this->values[$k] : null; }
}
class ProbeInput {
    var $data;
    function ProbeInput() { $this->data = array_merge($_GET, $_POST); }
    function get($k, $default = '') { if (array_key_exists($k, $this->data)) { return $this->data[$k]; } return $default; }
}
class ProbeInput2 {
    public $data;
    function __construct() { foreach ($_REQUEST as $k => $v) { $this->$k = $v; } }
}
function clean($v) { return trim(stripslashes($v)); }
function param($name, $default = null) { return isset($_REQUEST[$name]) ? $_REQUEST[$name] : $default; }
function &refParam($name) { return $_GET[$name]; }
function fill(&$out) { $out = $_GET["o"]; }
function fillList(array &$out) { $out[] = $_GET["o"]; }
function a() {
    ProbeRegistry::getInstance()->set("a", $_GET["a"]);
    system("x " . ProbeRegistry::getInstance()->get("a")); // expect
    $in = new ProbeInput();
    system("x " . $in->get("b")); // expect
    $in2 = new ProbeInput2();
    system("x " . $in2->cmd); // expect
    system("x " . clean($_GET["c"])); // expect
    system("x " . param("d")); // expect
    fill($o);
    system("x " . $o); // expect
    $l = array();
    fillList($l);
    system("x " . $l[0]); // expect
    $r = &refParam("e");
    system("x " . $r); // expect
}
function b() {
    import_request_variables("g", "p_");
    while (list($key, $val) = each($_POST)) { system("x " . $val); } // expect
    $cmd = '';
    foreach ($_GET as $k => $v) { $cmd .= "$k=$v "; }
    system("x " . $cmd); // expect
    if (get_magic_quotes_gpc()) { $q = stripslashes($_GET["q"]); } else { $q = $_GET["q"]; }
    system("x " . $q); // expect
    $parts = explode("/", trim($_SERVER["PATH_INFO"], "/"));
    system("x " . array_shift($parts)); // expect
    $n = (int) $_GET["n"];
    system("x " . $n);
    $s = sprintf("%s %s", "a", $_GET["s"]);
    passthru($s); // expect
    $p = popen("x " . $_GET["p"], "r"); // expect
}
function c() {
    $arr = array("k" => array("n" => $_GET["a"]));
    system("x " . $arr["k"]["n"]); // expect
    $o = new stdClass;
    $o->a->b = $_GET["b"];
    system("x " . $o->a->b); // expect
    $str = <<<EOT
x {$_GET['c']} y
EOT;
    system($str); // expect
    $heredoc = sprintf(<<<'EOT'
x %s
EOT
, $_GET["d"]);
    system($heredoc); // expect
    $f = create_function('$x', 'return $x;');
    system("x " . $f($_GET["e"])); // expect
    $t = $_GET["f"] ? $_GET["f"] : "a";
    system("x " . $t); // expect
    switch ($_GET["g"]) { case "a": $m = "ls"; break; default: $m = "pwd"; }
    system("x " . $m);
    $x = isset($_GET["h"]) && $_GET["h"] ? $_GET["h"] : null;
    system("x " . $x); // expect
    `x {$_GET['i']}`; // expect
}
function d() {
    array_walk($_GET, function (&$v, $k) { $v = trim($v); });
    system("x " . $_GET["a"]); // expect
    $g = array_map(function ($k, $v) { return "$k=$v"; }, array_keys($_POST), $_POST);
    system("x " . implode(" ", $g)); // expect
    list($a, list($b)) = array(1, array($_GET["b"]));
    system("x " . $b); // expect
    $fn = function () { return func_get_args(); };
    system("x " . implode(" ", $fn($_GET["c"]))); // expect
    $v = (function (...$xs) { return $xs[0]; })($_GET["d"]);
    system("x " . $v); // expect
    static $cache = [];
    $cache["a"] ??= $_GET["e"];
    system("x " . $cache["a"]); // expect
    $s = serialize($_GET["f"]);
    system("x " . unserialize($s)); // expect
    $j = json_decode(json_encode(["a" => $_GET["g"]]));
    system("x " . $j->a); // expect
}
