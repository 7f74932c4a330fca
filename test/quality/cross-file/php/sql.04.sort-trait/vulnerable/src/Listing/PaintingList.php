<?php

namespace Museum\Listing;

use Doctrine\DBAL\Connection;

class PaintingList
{
    use SortsRows;

    public function __construct(private Connection $connection)
    {
    }

    public function rows(array $query): array
    {
        $sql = 'SELECT name, painter FROM paintings ORDER BY ' . $this->sortColumn($query);
        return $this->connection->fetchAllAssociative($sql); // expect
    }
}
