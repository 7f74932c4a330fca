<?php

namespace App\Message;

final class ParcelSent
{
    public function __construct(public readonly string $label)
    {
    }
}
