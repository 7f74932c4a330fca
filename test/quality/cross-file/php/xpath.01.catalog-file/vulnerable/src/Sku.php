<?php

class Sku
{
    public static function parse(string $text): string
    {
        return strtoupper($text);
    }
}
