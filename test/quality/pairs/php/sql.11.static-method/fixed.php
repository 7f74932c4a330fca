<?php
final class Input {
    public static function get(string $key, $default = null) {
        return intval($_GET[$key] ?? $default);
    }
}
$rows = $db->query('SELECT * FROM t WHERE a = ' . Input::get('a', 1));
