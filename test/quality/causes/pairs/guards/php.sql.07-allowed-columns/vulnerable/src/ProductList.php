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
        if (!is_string($sort) || $sort === '') {
            $sort = 'name';
        }
        return $this->pdo->query("SELECT * FROM products ORDER BY $sort")->fetchAll(); // expect
    }
}
