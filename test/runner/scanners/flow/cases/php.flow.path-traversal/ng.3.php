<?php
$root = realpath("/srv/files");
$path = realpath($root . "/" . $_GET["file"]);
if (substr($path, 0, strlen($root)) === $root) {
    readfile($path);
}
readfile($path); // expect
