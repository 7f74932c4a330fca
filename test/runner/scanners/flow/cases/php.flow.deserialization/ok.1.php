<?php
$value = $_GET["value"];
json_decode($value);
unserialize($value, ["allowed_classes" => false]);
