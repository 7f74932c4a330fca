<?php

final class Box
{
    public function seal(string $material, string $record): string
    {
        $start = random_bytes(16);
        return base64_encode($start) . openssl_encrypt($record, 'aes-256-cbc', $material, 0, $start);
    }
}
