<?php
$value = $_GET["value"];
preg_match("/" . $value . "/", "text"); // expect
preg_replace($value, "", "text"); // expect
