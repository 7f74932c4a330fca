<?php
class ProbeView8 {
    private $vars = [];
    public function assign($k, $v = null) { if (is_array($k)) $this->vars = array_merge($this->vars, $k); else $this->vars[$k] = $v; }
    public function render() { extract($this->vars); return $name; }
}
function a() {
    exec("x " . $_GET["b"]); // expect
    $v = new ProbeView8();
    $v->assign("name", $_GET["c"]);
    exec("x " . $_GET["e"]); // expect
}
