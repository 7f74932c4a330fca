<?php
eval("return 1;");
assert($value > 1);
assert(is_int($value));
call_user_func($callback);
call_user_func([$this, "run"], $_GET["x"]);
preg_replace("/(.*)e/i", "x", $text);
$model->eval($text);
