<?php
$expression = $_POST['expression'] ?? '0';
$result = 0;

eval('$result = ' . $expression . ';');

header('Content-Type: application/json');
echo json_encode(['result' => $result]);
