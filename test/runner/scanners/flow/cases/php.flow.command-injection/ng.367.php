<?php
function ownCommand($a) { exec("x " . $a); } // expect
class CalledTool { public static function go($a) { exec("x " . $a); } public function run($a) { exec("x " . $a); } } // expect
function a() {
    call_user_func("ownCommand", $_GET["a"]);
    call_user_func_array("system", [$_GET["b"]]); // expect
    call_user_func(["CalledTool", "go"], $_GET["c"]);
    call_user_func($_GET["d"], "a");
    call_user_func(function ($x) { exec("x " . $x); }, $_GET["e"]); // expect
    call_user_func_array("shell_exec", $_GET["f"]); // expect
    exec("x " . call_user_func("intval", $_GET["g"]));
    array_map("passthru", $_GET["h"]); // expect
    exec("x " . call_user_func("escapeshellarg", $_GET["i"]));
    exec("x " . implode(" ", array_map("escapeshellarg", $_GET["j"])));
}
class CalledJob {
    private $f;
    public function a() {
        call_user_func([$this, "run"], $_GET["a"]);
        call_user_func(array($this, "run2"), $_GET["b"]);
        $f = function ($x) { exec("x " . $x); }; // expect
        call_user_func($f, $_GET["c"]);
        call_user_func_array([$this, "run3"], [1, $_GET["d"]]);
        call_user_func("CalledJob::stat", $_GET["e"]);
        $m = "run4";
        $this->$m($_GET["f"]);
        array_map([$this, "run5"], $_GET["g"]);
        call_user_func_array($f, array_values($_GET));
    }
    private function run($x) { exec("x " . $x); } // expect
    private function run2($x) { exec("x " . $x); } // expect
    private function run3($n, $x) { exec("x " . $x); exec("y " . $n); } // expect
    public static function stat($x) { exec("x " . $x); } // expect
    private function run4($x) { exec("x " . $x); } // expect
    private function run5($x) { exec("x " . $x); } // expect
}
