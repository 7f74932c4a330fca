<?php
$callback = $_GET['callback'] ?? null;
$payload = json_encode(['time' => time(), 'zone' => date_default_timezone_get()]);

if ($callback === null) {
    header('Content-Type: application/json');
    echo $payload;
    exit;
}
if (!preg_match('/^[A-Za-z_][A-Za-z0-9_]*$/', $callback)) {
    http_response_code(400);
    exit('Invalid callback');
}

echo "/**/{$callback}({$payload});";
