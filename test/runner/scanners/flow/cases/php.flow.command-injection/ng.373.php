<?php
function a() {
    exec("x {$_GET['v']}"); // expect
}
function b() {
    exec("x $_GET[v]"); // expect
    exec("x " . filter_var($_GET["i"], FILTER_VALIDATE_INT));
}
function b2() {
    $i = filter_var($_GET["i"], FILTER_VALIDATE_INT);
    exec("x " . $i);
}
function c() {
    list($r, $s) = sscanf($_GET["t"], "%s %s");
    exec("x {$_GET['v']}"); // expect
}
function d() {
    $tok = strtok($_GET["v"], " ");
    while ($tok !== false) {
        exec("x " . $tok); // expect
        $tok = strtok(" ");
    }
    exec("x {$_GET['v']}"); // expect
}
function e() {
    settype($_GET["n"], "integer");
    exec("x " . $_GET["n"]);
    $n = $_GET["m"];
    settype($n, "int");
    exec("x " . $n);
}
