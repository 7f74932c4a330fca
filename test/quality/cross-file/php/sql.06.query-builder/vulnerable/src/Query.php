<?php

namespace Garage;

class Query
{
    private array $conditions = [];
    private array $values = [];

    public function __construct(private string $table)
    {
    }

    public function where(string $column, string $value): static
    {
        $this->conditions[] = "$column = '$value'";
        return $this;
    }

    public function sql(): string
    {
        return "SELECT * FROM {$this->table} WHERE " . implode(' AND ', $this->conditions);
    }

    public function values(): array
    {
        return $this->values;
    }
}
