<?php

// Whoever sends the data can compute its hash.
function cart()
{
    [$data, $code] = explode('.', $_COOKIE['cart']);
    if (!hash_equals(hash('sha256', $data), $code)) {
        exit;
    }
    return unserialize(base64_decode($data)); // expect
}

function basket(string $key)
{
    $data = $_POST['basket'];
    if (hash_equals(hash_hmac('sha256', $data, $key), $_POST['code'])) {
        return [];
    }
    return unserialize(base64_decode($data)); // expect
}
