<?php
function verify($key, $body, $signature) {
    return hash_hmac('sha256', $body, $key) === $signature; // expect
}
function check($key, $body) {
    $expected = 'sha256=' . hash_hmac('sha256', $body, $key);
    if ($expected != $_SERVER['HTTP_X_SIGNATURE']) { // expect
        exit;
    }
}
