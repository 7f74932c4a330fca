<?php

namespace Deploy;

class Release
{
    public function __construct(private readonly string $tag)
    {
    }

    public function checkOut(): string
    {
        return Shell::run('git', 'checkout', $this->tag);
    }
}
