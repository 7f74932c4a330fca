<?php
$iv = '1234567890123456';
$out = openssl_encrypt($data, 'aes-256-cbc', $key, 0, $iv); // expect
