<?php
class ProbeView5 {
    private $vars = [];
    public function assign($k, $v) { $this->vars[$k] = $v; }
    public function render() { extract($this->vars); return $name; }
}
function a() {
    exec("x " . $_GET["b"]); // expect
}
