<?php

const TEXT = 'fixed-text-of-16';

function run($given, $material, $start)
{
    $mac = hash_hmac('sha256', $given, TEXT); // expect
    return openssl_encrypt($given, 'aes-256-cbc', TEXT, 0, $start) . $mac; // expect
}
