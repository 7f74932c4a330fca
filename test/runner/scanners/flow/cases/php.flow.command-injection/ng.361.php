<?php
function a() {
    if (strstr($_GET["v"], "@") === false) {
        exec("x " . $_GET["v"]); // expect
    }
    if (strpos($_GET["w"], "@") === false) {
        exec("x " . $_GET["w"]); // expect
    }
    if (!strstr($_GET["z"], "@")) {
        exec("x " . $_GET["z"]); // expect
    }
}
function b() {
    $d = base64_decode($_GET["v"], true);
    if ($d === false) {
        $d = $_GET["v"];
    }
    exec("x " . $d); // expect
    $e = json_decode($_GET["w"]);
    if ($e === null) {
        exec("x " . $_GET["w"]); // expect
    }
    if (!$e) {
        exec("x " . $_GET["w"]); // expect
    }
}
