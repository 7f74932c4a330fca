<?php
function c2() {
    $c = new SomeBag();
    $c->set("k", $_GET["c"]);
    exec("x " . $c->read("k")); // expect
}
