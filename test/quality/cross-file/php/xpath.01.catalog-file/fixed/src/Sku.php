<?php

class Sku
{
    public static function parse(string $text): string
    {
        if (!ctype_alnum($text)) {
            throw new InvalidArgumentException('invalid SKU');
        }
        return strtoupper($text);
    }
}
