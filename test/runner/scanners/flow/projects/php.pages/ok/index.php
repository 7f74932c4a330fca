<?php
require_once __DIR__ . '/lib/view.php';
require_once __DIR__ . '/lib/Yachts.php';

$yachts = new Yachts(new mysqli('localhost'));
$page = $_GET['page'] ?? 'list';

switch ($page) {
    case 'list':
    case 'yacht':
        include __DIR__ . '/pages/' . $page . '.php';
        break;
    default:
        view('missing', ['page' => htmlspecialchars($page)]);
}
