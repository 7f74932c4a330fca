<?php
namespace App;

class Request
{
    public function __construct(private array $query, private array $post)
    {
    }

    public function field(string $key): ?string
    {
        return $this->post[$key] ?? $this->query[$key] ?? null;
    }
}
