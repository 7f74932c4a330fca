<?php
class Vault
{
    const IV = '1234567890123456';
    public function seal(string $data, string $key): string
    {
        $a = openssl_encrypt($data, 'aes-256-cbc', $key, 0, self::IV); // expect
        return $a . openssl_encrypt($data, 'aes-256-cbc', $key, 0, str_repeat('0', 16)); // expect
    }
}
