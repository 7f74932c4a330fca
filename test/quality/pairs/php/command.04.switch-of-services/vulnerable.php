<?php
require_once 'auth.php';
require_admin();

$action = isset($_GET['action']) ? $_GET['action'] : 'status';
$command = 'systemctl ' . $action . ' app-worker.service';

$lines = [];
exec($command, $lines, $code);

header('Content-Type: application/json');
echo json_encode(['code' => $code, 'lines' => $lines]);
