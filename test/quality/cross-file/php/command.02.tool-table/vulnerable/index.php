<?php

header('Content-Type: text/plain');
$tools = require 'tools/table.php';
$name = $_GET['tool'] ?? 'upper';
if (!isset($tools[$name])) {
    exit('unknown tool');
}
file_put_contents('php://stderr', $tools[$name]($_GET['target'] ?? ''));
