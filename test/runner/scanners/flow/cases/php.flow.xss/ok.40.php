<?php
$m = $_GET["m"];
if (!empty($m)) {
    $m = htmlspecialchars($m);
}
echo $m;
$o = $_GET["o"];
if (isset($o)) {
    $o = (int) $o;
}
echo $o;
$p = $_GET["p"] ?? "";
if ($p !== "") {
    $p = htmlspecialchars($p);
}
echo $p;
$r = $_GET["r"];
echo $r ? htmlspecialchars($r) : $r;
