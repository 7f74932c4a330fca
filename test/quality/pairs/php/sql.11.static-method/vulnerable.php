<?php
final class Input {
    public static function get(string $key, $default = null) {
        return $_GET[$key] ?? $default;
    }
}
$rows = $db->query('SELECT * FROM t WHERE a = ' . Input::get('a', 1));
