<?php
session_start();
require 'users.php';

if (!check_login($_POST['user'], $_POST['password'])) {
    http_response_code(401);
    exit;
}

$next = '/welcome.php?then=' . urlencode($_POST['next'] ?? '/');
header('Location: ' . $next);
exit;
