<?php
class ProbeView4 { 
    private $vars = [];
    public function assign($k, $v = null) { if (is_array($k)) $this->vars = array_merge($this->vars, $k); else $this->vars[$k] = $v; }
    public function get($k) { return $this->vars[$k] ?? null; }
}
function a() {
    ob_start();
    echo $_GET["a"];
    $s = ob_get_clean();
    ob_start();
    print $_GET["b"];
    $v = new ProbeView4();
    $v->assign("name", $_GET["c"]);
    exec("x " . $v->get("name")); // expect
    $w = new ProbeView4();
    $w->assign(["name" => $_GET["d"]]);
    exec("x " . $w->get("name")); // expect
    $r = print_r($_GET, true);
    exec("x " . $r); // expect
    $e = var_export($_GET["e"], true);
    exec("x " . $e); // expect
    exec("x " . http_build_query($_GET)); // expect
    exec("x " . money_format("%i", $_GET["f"]));
}
function b() {
    $list = new SplDoublyLinkedList();
    $list->push($_GET["a"]);
    foreach ($list as $v) exec("x " . $v); // expect
    $h = new SplMinHeap();
    $h->insert($_GET["b"]);
    exec("x " . $h->extract()); // expect
    $os = new SplObjectStorage();
    $o = new stdClass();
    $os[$o] = $_GET["c"];
    exec("x " . $os[$o]); // expect
    $wm = new WeakMap();
    $wm[$o] = $_GET["d"];
    exec("x " . $wm[$o]); // expect
    $tmp = tempnam("/tmp", "a");
    file_put_contents($tmp, $_GET["e"]);
    $ctx = stream_context_create(["http" => ["header" => $_GET["f"]]]);
    $date = date_create($_GET["g"]);
    exec("x " . date_format($date, "Y"));
    exec("x " . DateTime::createFromFormat("Y", $_GET["h"])->getTimestamp());
    exec("x " . iterator_count(new ArrayIterator($_GET["i"])));
}
