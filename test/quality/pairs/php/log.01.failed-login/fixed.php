<?php
require 'users.php';

$user = $_POST['user'] ?? '';
if (!check_login($user, $_POST['password'] ?? '')) {
    error_log('Login failed for ' . str_replace(["\r", "\n"], ' ', $user));
    http_response_code(401);
    exit;
}
http_response_code(204);
