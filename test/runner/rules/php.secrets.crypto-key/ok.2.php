<?php
$key = getenv('DATA_KEY');
$out = openssl_encrypt($data, 'aes-256-gcm', $key, 0, $iv, $tag);
$mac = hash_hmac('sha256', 'text', $key);
