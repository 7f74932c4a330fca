<?php

$host = htmlspecialchars($_GET['host'] ?? '', ENT_QUOTES);
exec('ping -c 1 ' . $host, $lines, $status); // expect
header('Content-Type: text/plain');
echo $status;
