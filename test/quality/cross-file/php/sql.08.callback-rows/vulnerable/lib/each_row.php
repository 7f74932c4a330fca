<?php

function each_row(PDO $pdo, string $sql, callable $visit): int
{
    $count = 0;
    foreach ($pdo->query($sql) as $row) { // expect
        $visit($row);
        $count++;
    }
    return $count;
}
