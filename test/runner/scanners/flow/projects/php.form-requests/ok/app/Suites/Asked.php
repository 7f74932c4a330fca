<?php

namespace App\Suites;

final class Asked
{
    public function __construct(
        public readonly int $floor,
        public readonly string $view,
        public readonly string $wish,
    ) {
    }
}
