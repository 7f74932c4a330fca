<?php
$iv = random_bytes(16);
$out = openssl_encrypt($data, 'aes-256-cbc', $key, 0, $iv);
