<?php
$key = 'a key that is long enough';
$out = openssl_encrypt($data, 'aes-256-gcm', $key, 0, $iv, $tag); // expect
$mac = hash_hmac('sha256', $data, 'h8sd7f6hsd8f7'); // expect
