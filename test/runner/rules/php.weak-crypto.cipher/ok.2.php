<?php
function seal(string $text, string $key, string $iv): string {
    return openssl_encrypt($text, "aes-256-gcm", $key, 0, $iv, $tag);
}
