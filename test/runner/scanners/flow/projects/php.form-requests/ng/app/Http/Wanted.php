<?php

namespace App\Http;

final class Wanted
{
    public function __construct(
        public readonly int $floor,
        public readonly string $view,
        public readonly string $wish,
    ) {
    }
}
