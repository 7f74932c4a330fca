<?php
openssl_encrypt($text, "aes-128-ecb", $key); // expect
openssl_encrypt($text, 'des-ede3-cbc', $key, 0, $iv); // expect
mcrypt_encrypt(MCRYPT_DES, $key, $text, MCRYPT_MODE_ECB); // expect
