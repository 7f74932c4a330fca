<?php
$value = $_GET["value"];
error_log("user " . (int) $value);
$logger->info("started");
