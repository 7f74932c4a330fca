<?php

$host = escapeshellarg($_GET['host'] ?? '');
exec('ping -c 1 ' . $host, $lines, $status); // expect
header('Content-Type: text/plain');
echo $status;
