<?php

class Hooks
{
    private static array $hooks = ['title' => 'strtoupper'];

    public static function add(string $name, string $callback): void
    {
        self::$hooks[$name] = $callback;
    }

    public static function apply(string $callback, string $value)
    {
        return call_user_func($callback, $value); // expect
    }
}
