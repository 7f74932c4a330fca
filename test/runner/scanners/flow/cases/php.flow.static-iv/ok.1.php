<?php

const TEXT = 'fixed-text-of-16';

function run($given, $material, $start)
{
    $fresh = random_bytes(16);
    return openssl_encrypt($given, 'aes-256-cbc', $material, 0, $fresh);
}
