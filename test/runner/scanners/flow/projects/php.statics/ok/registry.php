<?php
class Registry {
    private static $all = [];
    public static function set($name, $value) {
        self::$all[$name] = $value;
    }
    public static function get($name) {
        return self::$all[$name];
    }
}
Registry::set('arg', 'ls');
$directory = Registry::get('directory');
system(Registry::get('arg'));
