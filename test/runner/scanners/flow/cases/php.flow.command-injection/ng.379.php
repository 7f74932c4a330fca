<?php
function render($vars) { extract($vars); ob_start(); echo $name; return ob_get_clean(); }
function a() {
    exec("x " . $_GET["b"]); // expect
}
function b() {
    $v = new ProbeView7();
    exec("x " . $_GET["b"]); // expect
}
