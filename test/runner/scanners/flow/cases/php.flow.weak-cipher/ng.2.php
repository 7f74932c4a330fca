<?php
openssl_encrypt($data, getenv('CIPHER') ?: 'des-ecb', $key); // expect
openssl_encrypt($data, getenv('CIPHER') ?: 'aes-256-gcm', $key);
