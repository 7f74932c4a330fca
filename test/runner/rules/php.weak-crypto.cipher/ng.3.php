<?php
const METHOD = 'AES-128-ECB';
$out = openssl_encrypt($data, METHOD, $key); // expect
$old = 'des-ede3-cbc';
$out = openssl_encrypt($data, $old, $key); // expect
