<?php

require_once __DIR__ . '/each_row.php';

function export_orders(PDO $pdo, string $year): array
{
    $lines = [];
    each_row($pdo, export_sql($year), function ($row) use (&$lines) {
        $lines[] = $row['id'] . ';' . $row['total'];
    });
    return $lines;
}
