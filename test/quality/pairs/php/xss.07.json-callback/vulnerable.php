<?php
$callback = $_GET['callback'] ?? null;
$payload = json_encode(['time' => time(), 'zone' => date_default_timezone_get()]);

if ($callback === null) {
    header('Content-Type: application/json');
    echo $payload;
    exit;
}

echo "/**/{$callback}({$payload});";
