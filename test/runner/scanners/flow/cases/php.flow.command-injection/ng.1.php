<?php
$value = $_GET["value"];
system("ping " . $value); // expect
$out = `ls $value`; // expect
