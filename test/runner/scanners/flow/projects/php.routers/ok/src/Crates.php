<?php

namespace Depot;

use PDO;

final class Crates
{
    private const COLUMNS = ['id', 'label', 'weight'];

    public function __construct(private readonly PDO $pdo)
    {
    }

    public function labelled(array $vars): array
    {
        $statement = $this->pdo->prepare('SELECT * FROM crates WHERE label = ?');
        $statement->execute([$vars['label']]);

        return $statement->fetchAll();
    }

    public function sorted(string $column): array
    {
        $order = in_array($column, self::COLUMNS, true) ? $column : 'id';

        return $this->pdo->query("SELECT * FROM crates ORDER BY $order")->fetchAll();
    }
}
