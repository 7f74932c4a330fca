<?php

namespace Stable;

class Command
{
    private array $parts = ['stable'];

    public static function create(): static
    {
        return new static();
    }

    public function with(string $part): self
    {
        $this->parts[] = escapeshellarg($part);
        return $this;
    }

    public function run(): void
    {
        exec(implode(' ', $this->parts));
    }
}
