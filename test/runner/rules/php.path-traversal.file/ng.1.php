<?php
readfile($_GET["file"]); // expect
file_get_contents("/data/" . $_GET["name"]); // expect
$name = $_POST["name"];
unlink("uploads/" . $name); // expect
$path = "/data/" . $name;
fopen($path, "r"); // expect
new SplFileObject($_GET["f"]); // expect
