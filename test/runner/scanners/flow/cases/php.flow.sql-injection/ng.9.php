<?php
$cols = explode(",", $_GET["cols"]);
$allowed = ["a", "b"];
$bad = array_diff($cols, $allowed);
if ($bad) { die("bad"); }
$db->query("select " . implode(",", $cols) . " from a");
$c2 = explode(",", $_GET["c2"]);
if (!empty(array_diff($c2, $allowed))) { die("bad"); }
$db->query("select " . implode(",", $c2) . " from a");
$c3 = explode(",", $_GET["c3"]);
if (count(array_diff($c3, $allowed)) > 0) { die("bad"); }
$db->query("select " . implode(",", $c3) . " from a");
$c4 = array_intersect(explode(",", $_GET["c4"]), $allowed);
$db->query("select " . implode(",", $c4) . " from a");
$c5 = array_filter(explode(",", $_GET["c5"]), 'ctype_digit');
$db->query("select " . implode(",", $c5) . " from a");
$c6 = $_GET["c6"];
foreach ($c6 as $x) { if (!ctype_digit($x)) { http_response_code(400); exit; } }
$db->query("select " . implode(",", $c6) . " from a");
$c7 = $_GET["c7"];
foreach ($c7 as $x) { if (!ctype_digit($x)) { echo "bad"; } }
$db->query("select " . implode(",", $c7) . " from a"); // expect
$c8 = array_diff($_GET["c8"], ["x"]);
$db->query("select " . implode(",", $c8) . " from a"); // expect
function isName($s) { if (strlen($s) > 20) { return false; } return preg_match('/^\w+$/D', $s) === 1; }
if (isName($_GET["n"])) { $db->query("select * from a where n = '" . $_GET["n"] . "'"); }
if (!isName($_GET["m"])) { $db->query("select * from a where n = '" . $_GET["m"] . "'"); } // expect
