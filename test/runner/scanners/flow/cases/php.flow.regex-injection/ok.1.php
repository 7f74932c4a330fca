<?php
$value = $_GET["value"];
preg_match("/" . preg_quote($value) . "/", "text");
preg_match("/^[a-z]+$/", $value);
