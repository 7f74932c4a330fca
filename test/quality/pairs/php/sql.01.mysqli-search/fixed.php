<?php
require __DIR__ . '/inc/bootstrap.php';

$mysqli = new mysqli($config['db_host'], $config['db_user'], $config['db_pass'], $config['db_name']);
$mysqli->set_charset('utf8mb4');

$term = $_GET['q'] ?? '';
$rows = [];

$like = '%' . $term . '%';
$statement = $mysqli->prepare('SELECT id, title, price FROM products WHERE title LIKE ? ORDER BY title');
$statement->bind_param('s', $like);
$statement->execute();
$result = $statement->get_result();
while ($row = $result->fetch_assoc()) {
    $rows[] = $row;
}

header('Content-Type: application/json');
echo json_encode(['products' => $rows]);
