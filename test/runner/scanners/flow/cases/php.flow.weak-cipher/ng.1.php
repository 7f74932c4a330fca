<?php

const TEXT = 'fixed-text-of-16';

function run($given, $material, $start)
{
    $name = 'des-cbc';
    openssl_encrypt($given, $name, $material, 0, $start); // expect
    return openssl_encrypt($given, 'aes-128' . '-ecb', $material); // expect
}
