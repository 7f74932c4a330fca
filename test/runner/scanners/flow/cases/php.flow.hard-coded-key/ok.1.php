<?php

const TEXT = 'fixed-text-of-16';

function run($given, $material, $start)
{
    $mac = hash_hmac('sha256', TEXT, $material);
    return openssl_encrypt($given, 'aes-256-cbc', getenv('KEY'), 0, $start) . $mac;
}
