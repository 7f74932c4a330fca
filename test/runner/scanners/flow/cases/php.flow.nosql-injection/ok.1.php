<?php
$value = $_GET["value"];
$collection->findOne(["name" => (string) $value]);
$collection->findOne(["name" => "admin"]);
