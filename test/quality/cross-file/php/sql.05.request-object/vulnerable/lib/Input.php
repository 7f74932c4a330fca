<?php

class Input
{
    public static function get(string $name, $default = null)
    {
        return $_REQUEST[$name] ?? $default;
    }

    public static function id(string $name = 'id')
    {
        return self::get($name, 0);
    }
}
