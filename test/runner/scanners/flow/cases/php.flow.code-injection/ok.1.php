<?php
$value = $_GET["value"];
call_user_func("strtoupper", $value);
$f = ["a" => "strtolower"][$value];
