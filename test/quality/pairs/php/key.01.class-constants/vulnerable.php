<?php

final class Box
{
    private const START = '1234567890abcdef';

    public function seal(string $material, string $record): string
    {
        return openssl_encrypt($record, 'aes-256-cbc', $material, 0, self::START);
    }
}
