<?php
$expression = $_POST['expression'] ?? '0';
$result = 0;

if (preg_match('/^(\d+)\s*([+*-])\s*(\d+)$/', $expression, $parts) === 1) {
    [$whole, $left, $operator, $right] = $parts;
    $result = match ($operator) {
        '+' => (int) $left + (int) $right,
        '-' => (int) $left - (int) $right,
        '*' => (int) $left * (int) $right,
    };
}

header('Content-Type: application/json');
echo json_encode(['result' => $result]);
