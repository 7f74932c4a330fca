<?php

namespace Kennel;

class Feed
{
    public function __invoke(string $food): void
    {
        exec("feed $food"); // expect
    }
}
