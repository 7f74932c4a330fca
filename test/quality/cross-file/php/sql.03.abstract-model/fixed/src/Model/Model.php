<?php

namespace Shop\Model;

use PDO;

abstract class Model
{
    protected static string $table;

    public function __construct(protected PDO $pdo)
    {
    }

    protected function where(string $condition, array $values): array
    {
        $sql = 'SELECT * FROM ' . static::$table . ' WHERE ' . $condition;
        $statement = $this->pdo->prepare($sql);
        $statement->execute($values);
        return $statement->fetchAll(PDO::FETCH_ASSOC);
    }
}
