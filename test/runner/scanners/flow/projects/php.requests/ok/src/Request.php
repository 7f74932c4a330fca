<?php
namespace App;

class Request
{
    public function __construct(private array $values, private \PDO $pdo)
    {
    }

    public function field(string $key): ?string
    {
        return $this->values[$key] ?? null;
    }
}
