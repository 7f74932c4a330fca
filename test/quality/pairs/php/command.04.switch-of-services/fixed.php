<?php
require_once 'auth.php';
require_admin();

$action = isset($_GET['action']) ? $_GET['action'] : 'status';
switch ($action) {
    case 'start':
        $verb = 'start';
        break;
    case 'stop':
        $verb = 'stop';
        break;
    default:
        $verb = 'status';
}
$command = 'systemctl ' . $verb . ' app-worker.service';

$lines = [];
exec($command, $lines, $code);

header('Content-Type: application/json');
echo json_encode(['code' => $code, 'lines' => $lines]);
