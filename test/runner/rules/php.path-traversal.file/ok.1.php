<?php
readfile("index.html");
file_get_contents("/data/" . basename($_GET["name"]));
fopen($path, "r");
file_put_contents("/tmp/x", $_POST["text"]);
readfile($files[$_GET["name"]]);
file_get_contents("/data/" . (int) $_GET["id"]);
