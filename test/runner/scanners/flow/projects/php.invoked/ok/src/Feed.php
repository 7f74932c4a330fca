<?php

namespace Stable;

class Feed
{
    public function __invoke(string $food): void
    {
        exec('feed ' . escapeshellarg($food));
    }
}
