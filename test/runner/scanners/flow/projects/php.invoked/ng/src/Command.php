<?php

namespace Kennel;

class Command
{
    private array $parts = ['kennel'];

    public static function create(): static
    {
        return new static();
    }

    public function with(string $part): self
    {
        $this->parts[] = $part;
        return $this;
    }

    public function run(): void
    {
        exec(implode(' ', $this->parts)); // expect
    }
}
