<?php

const TEXT = 'fixed-text-of-16';

function run($given, $material, $start)
{
    $fixed = TEXT;
    openssl_encrypt($given, 'aes-256-cbc', $material, 0, $fixed); // expect
    return openssl_encrypt($given, 'aes-256-ctr', $material, 0, hex2bin('00112233445566778899aabbccddeeff')); // expect
}
