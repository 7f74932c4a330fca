<?php
openssl_encrypt($text, "aes-256-gcm", $key, 0, $iv, $tag);
openssl_encrypt($text, $method, $key);
sodium_crypto_secretbox($text, $nonce, $key);
