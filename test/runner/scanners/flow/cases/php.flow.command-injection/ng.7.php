<?php
function main() {
  [, $y] = [1, $_GET['y']]; system($y); // expect
  ['x' => $z] = ['x' => $_GET['y']]; system($z); // expect
  ['x' => [$w]] = ['x' => [$_GET['y']]]; system($w); // expect
  list('a' => list(, $v)) = ['a' => ['b', $_GET['v']]]; system($v); // expect
  foreach ([[1, $_GET['q']]] as [$a, $b]) system($b); // expect
  $z2 = $_GET['z']; $g = compact('z2'); system($g['z2']); // expect
  $k = new class($_GET['k']) { public function __construct(public string $v) {} }; system($k->v); // expect
  $k2 = new class($_GET['k']) { private $v; public function __construct($v) { $this->v = $v; } function go() { system($this->v); } }; $k2->go(); // expect
  $k3 = new class extends ArrayObject { function go($x) { system($x); } }; $k3->go($_GET['c']); // expect
}
