<?php

const TEXT = 'fixed-text-of-16';

function run($given, $material, $start)
{
    $name = 'aes-256-gcm';
    return openssl_encrypt($given, $name, $material, 0, $start);
}
