<?php
$value = $_GET["value"];
readfile("/srv/" . basename($value));
$path = realpath("/srv/" . $value);
if ($path === false || strpos($path, "/srv/") !== 0) { exit; }
readfile($path);
