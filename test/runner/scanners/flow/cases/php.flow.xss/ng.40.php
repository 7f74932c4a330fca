<?php
$n = $_GET["n"];
if (empty($n)) {
    $n = htmlspecialchars($n);
}
echo $n; // expect
$m = $_GET["m"];
if (!empty($m) && $escapes) {
    $m = htmlspecialchars($m);
}
echo $m; // expect
$found = find_page($_GET["page"]);
if (!$found) {
    echo $_GET["page"]; // expect
}
