<?php

$themes = [
    'light' => 'light.css',
    'dark' => 'dark.css',
    'print' => 'print.css',
];

$wanted = $_COOKIE['theme'] ?? 'light';
$style = $themes[$wanted] ?? 'light.css';

header('Content-Type: text/css');
header('Cache-Control: private, max-age=600');
echo file_get_contents(__DIR__ . '/themes/' . $style);
