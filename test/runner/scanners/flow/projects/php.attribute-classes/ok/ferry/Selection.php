<?php

namespace Ferry;

final class Selection
{
    private function __construct(public readonly string $name)
    {
    }

    public static function fromQuery(array $query): self
    {
        $name = (string) ($query['name'] ?? '');
        if (preg_match('/\A[a-z0-9]+\z/', $name) !== 1) {
            throw new \InvalidArgumentException('malformed');
        }

        return new self($name);
    }
}
