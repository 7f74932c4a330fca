<?php
unserialize($_COOKIE["data"]); // expect
$value = unserialize(base64_decode($text)); // expect
unserialize($row["value"], ["allowed_classes" => true]); // expect
