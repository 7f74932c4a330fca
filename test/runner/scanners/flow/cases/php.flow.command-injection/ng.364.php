<?php
function a() {
    exec("x " . file_get_contents("php://input")); // expect
    $in = fopen("php://input", "r");
    while (!feof($in)) exec("x " . fgets($in)); // expect
    while (($line = fgets($in)) !== false) exec("x " . $line); // expect
    exec("x " . stream_get_contents(fopen("php://input", "rb"))); // expect
    exec("x " . fread(fopen("php://input", "rb"), 100)); // expect
    foreach (file("php://input") as $l) exec("x " . $l); // expect
    foreach (getallheaders() as $n => $v) exec("x " . $v); // expect
    foreach (apache_request_headers() as $n => $v) exec("x " . $v); // expect
}
function b() {
    exec("x " . $_SERVER["HTTP_USER_AGENT"]); // expect
    exec("x " . getenv("HTTP_REFERER")); // expect
    exec("x " . $_SERVER["QUERY_STRING"]); // expect
    exec("x " . $_SERVER["REQUEST_URI"]); // expect
    exec("x " . $_SERVER["PATH_INFO"]); // expect
    exec("x " . $_FILES["f"]["name"]); // expect
    exec("x " . file_get_contents($_FILES["f"]["tmp_name"])); // expect
    foreach ($_FILES["f"]["name"] as $i => $n) exec("x " . $n); // expect
}
function c() {
    $h = fopen($_FILES["f"]["tmp_name"], "r");
    while (($row = fgetcsv($h)) !== false) exec("x " . $row[0]); // expect
    exec("x " . $_COOKIE["a"]); // expect
    exec("x " . $_REQUEST["a"]); // expect
    exec("x " . $_SERVER["PHP_AUTH_USER"]); // expect
    exec("x " . $GLOBALS["_GET"]["a"]); // expect
    exec("x " . $HTTP_RAW_POST_DATA); // expect
    exec("x " . $HTTP_GET_VARS["a"]); // expect
    $g = &$_GET;
    exec("x " . $g["a"]); // expect
}
function d() {
    $f = new SplFileObject("php://input");
    foreach ($f as $line) exec("x " . $line); // expect
    exec("x " . (new SplFileObject($_FILES["f"]["tmp_name"]))->fgets()); // expect
    exec("x " . simplexml_load_file("php://input")->name); // expect
    exec("x " . $_SERVER["REMOTE_PORT"]);
    exec("x " . $_FILES["f"]["size"]);
    exec("x " . $_SERVER["REQUEST_TIME"]);
    $data = json_decode(file_get_contents("php://input"), true);
    exec("x " . $data["a"]["b"]); // expect
    $obj = json_decode(stream_get_contents(STDIN));
    exec("x " . iterator_to_array((function () { yield $_GET["a"]; })())[0]); // expect
}
