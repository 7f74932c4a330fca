<?php
$value = $_GET["value"];
unserialize($value); // expect
unserialize(base64_decode($_COOKIE["cart"])); // expect
