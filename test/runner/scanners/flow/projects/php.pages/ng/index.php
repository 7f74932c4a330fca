<?php
require_once __DIR__ . '/lib/view.php';
require_once __DIR__ . '/lib/Boats.php';

$boats = new Boats(new mysqli('localhost'));
$page = $_GET['page'] ?? 'list';

switch ($page) {
    case 'list':
    case 'boat':
        include __DIR__ . '/pages/' . $page . '.php';
        break;
    default:
        view('missing', ['page' => $page]);
}
