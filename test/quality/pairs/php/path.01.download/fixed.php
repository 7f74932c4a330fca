<?php
require 'session.php';

$base = '/srv/app/manuals/';
$file = $base . basename($_GET['file']);

if (!is_file($file)) {
    http_response_code(404);
    exit;
}

header('Content-Type: application/octet-stream');
header('Content-Disposition: attachment');
header('Content-Length: ' . filesize($file));
readfile($file);
