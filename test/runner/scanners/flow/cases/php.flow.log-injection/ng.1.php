<?php
$value = $_GET["value"];
error_log("user " . $value); // expect
$logger->info("failed for $value"); // expect
