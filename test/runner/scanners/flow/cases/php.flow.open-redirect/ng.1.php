<?php
$value = $_GET["value"];
header("Location: " . $value); // expect
header("Location: https://" . $value); // expect
