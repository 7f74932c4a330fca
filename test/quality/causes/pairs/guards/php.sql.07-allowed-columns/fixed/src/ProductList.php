<?php

class ProductList
{
    private const SORTABLE = ['name', 'price', 'created_at'];

    public function __construct(private PDO $pdo)
    {
    }

    public function all(): array
    {
        $sort = $_GET['sort'] ?? 'name';
        if (!in_array($sort, self::SORTABLE, true)) {
            $sort = 'name';
        }
        return $this->pdo->query("SELECT * FROM products ORDER BY $sort")->fetchAll(); // expect
    }
}
