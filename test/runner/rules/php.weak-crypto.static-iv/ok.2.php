<?php
function open(string $data, string $key, string $iv): string
{
    return openssl_decrypt($data, 'aes-256-cbc', $key, 0, $iv) . openssl_encrypt($data, 'aes-256-cbc', $key, 0, $iv);
}
