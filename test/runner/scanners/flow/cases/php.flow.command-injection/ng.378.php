<?php
class ProbeView6 {
    private $vars = [];
    public function render() { extract($this->vars); return $name; }
}
function a() {
    exec("x " . $_GET["b"]); // expect
}
