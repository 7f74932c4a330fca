<?php

namespace Shop\Model;

use PDO;

abstract class Model
{
    protected static string $table;

    public function __construct(protected PDO $pdo)
    {
    }

    protected function where(string $condition): array
    {
        $sql = 'SELECT * FROM ' . static::$table . ' WHERE ' . $condition;
        return $this->pdo->query($sql)->fetchAll(PDO::FETCH_ASSOC); // expect
    }
}
