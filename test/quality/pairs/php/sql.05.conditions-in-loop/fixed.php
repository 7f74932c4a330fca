<?php

function report(PDO $pdo, array $filters): array
{
    $conditions = ['deleted_at IS NULL'];
    $values = [];
    foreach (['status', 'country', 'channel'] as $field) {
        if (!isset($filters[$field]) || $filters[$field] === '') {
            continue;
        }
        $conditions[] = $field . ' = ?';
        $values[] = $filters[$field];
    }

    $sql = 'SELECT country, COUNT(*) AS orders, SUM(total) AS revenue FROM orders WHERE ';
    $sql .= implode(' AND ', $conditions);
    $sql .= ' GROUP BY country';

    $statement = $pdo->prepare($sql);
    $statement->execute($values);

    return $statement->fetchAll(PDO::FETCH_ASSOC);
}

$pdo = new PDO(getenv('DATABASE_DSN'), getenv('DATABASE_USER'), getenv('DATABASE_PASSWORD'));
header('Content-Type: application/json');
echo json_encode(report($pdo, $_GET));
