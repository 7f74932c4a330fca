<?php
function verify($key, $body, $signature) {
    $expected = hash_hmac('sha256', $body, $key);
    if ($expected === false) {
        return false;
    }
    return hash_equals($expected, $signature);
}
$changed = hash('sha256', $content) !== $digest;
