<?php
$key = getenv('KIOSK');
if (!hash_equals($key, $_SERVER['HTTP_X_KIOSK'])) {
    exit;
}
if (!hash_equals('sha256=' . hash_hmac('sha256', $body, $key), $_SERVER['HTTP_X_SIGNATURE'])) {
    exit;
}
