<?php

namespace Mailer\Queue;

class Payload
{
    private function __construct(public readonly string $raw)
    {
    }

    public static function fromRequest(): self
    {
        return new self(file_get_contents('php://input'));
    }

    public function job(): mixed
    {
        return unserialize($this->raw, ['allowed_classes' => false]);
    }
}
