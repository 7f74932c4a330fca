<?php
eval($_POST["code"]); // expect
eval("return " . $expression . ";"); // expect
eval($code); // expect
$f = create_function('$a', $body); // expect
assert("is_int($value)"); // expect
call_user_func($_GET["action"]); // expect
preg_replace("/(.*)/e", $code, $text); // expect
