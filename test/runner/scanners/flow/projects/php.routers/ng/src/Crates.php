<?php

namespace Depot;

use PDO;

final class Crates
{
    public function __construct(private readonly PDO $pdo)
    {
    }

    public function labelled(array $vars): array
    {
        return $this->pdo->query("SELECT * FROM crates WHERE label = '{$vars['label']}'")->fetchAll(); // expect
    }

    public function sorted(string $column): array
    {
        return $this->pdo->query("SELECT * FROM crates ORDER BY $column")->fetchAll(); // expect
    }
}
