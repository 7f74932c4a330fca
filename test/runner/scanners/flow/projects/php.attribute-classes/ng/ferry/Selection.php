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
        if ($name === '') {
            throw new \InvalidArgumentException('malformed');
        }

        return new self($name);
    }
}
