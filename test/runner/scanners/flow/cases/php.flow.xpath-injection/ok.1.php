<?php
$value = $_GET["value"];
$xpath->query("//user[@id=" . (int) $value . "]");
$xml->xpath("//user");
