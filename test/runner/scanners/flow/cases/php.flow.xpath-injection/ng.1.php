<?php
$value = $_GET["value"];
$xpath->query("//user[name='$value']"); // expect
$xml->xpath("//user[name='" . $value . "']"); // expect
