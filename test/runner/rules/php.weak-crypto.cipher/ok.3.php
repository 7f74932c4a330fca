<?php
const METHOD = 'AES-256-GCM';
$out = openssl_encrypt($data, METHOD, $key, 0, $iv, $tag);
$old = 'aes-256-cbc';
$out = openssl_encrypt($data, $old, $key, 0, $iv);
