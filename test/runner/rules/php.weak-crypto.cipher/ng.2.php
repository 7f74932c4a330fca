<?php
function seal(string $text, string $key): string {
    return openssl_encrypt($text, "aes-128-ecb", $key); // expect
}
