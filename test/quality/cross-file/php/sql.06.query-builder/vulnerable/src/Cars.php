<?php

namespace Garage;

use PDO;

class Cars
{
    public function __construct(private PDO $pdo)
    {
    }

    public function find(string $brand, string $colour): array
    {
        $query = (new Query('cars'))->where('brand', $brand)->where('colour', $colour);
        $statement = $this->pdo->prepare($query->sql()); // expect
        $statement->execute($query->values());
        return $statement->fetchAll();
    }
}
