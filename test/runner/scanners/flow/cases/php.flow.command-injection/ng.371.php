<?php
use Doctrine\Common\Collections\ArrayCollection;
function a() {
    $v = $_GET["a"];
    $c = new ArrayCollection();
    $c->set("k", $v);
    exec("x " . $c->get("k")); // expect
}
function b() {
    $c = new ArrayCollection();
    $c->set("k", $_GET["b"]);
    exec("x " . $c["k"]); // expect
}
function c() {
    $c = new SomeBag();
    $c->set("k", $_GET["c"]);
    exec("x " . $c->get("k")); // expect
}
function d() { $args = func_get_args(); exec("x " . $args[0]); } // expect
function d2() { exec("x " . func_get_arg(0)); } // expect
function d3() { exec("x " . implode(" ", func_get_args())); } // expect
function e() { d($_GET["e"]); d2($_GET["f"]); d3($_GET["g"]); }
class ProbeOld1 {
    var $d;
    function ProbeOld1($d) { $this->d = $d; }
    function run() { exec("x " . $this->d); } // expect
}
class ProbeOld2 extends ProbeOld1 {
    function ProbeOld2($d) { parent::ProbeOld1($d); }
    function go2() { exec("x " . $this->d); } // expect
}
class ProbeOld4 {
    var $d;
    function ProbeOld4() { $this->d = array_merge($_GET, $_POST); }
    function go() { exec("x " . $this->d["a"]); } // expect
}
class ProbeOld3 extends ProbeOld1 {
    function ProbeOld3($d) { parent::ProbeOld1(); $this->d = $d; }
    function go() { exec("x " . $this->d); } // expect
}
function f() {
    $o = new ProbeOld1($_GET["f"]);
    $o->run();
    $p = new ProbeOld3($_GET["p"]);
    $p->go();
    $q = new ProbeOld2($_GET["q"]);
    $q->go2();
    $z = new ProbeOld4();
    $z->go();
    exec("x " . $z->d["q"]); // expect
}
