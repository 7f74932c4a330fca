<?php
$value = $_GET["value"];
eval("return $value;"); // expect
call_user_func($value); // expect
