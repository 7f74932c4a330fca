<?php

namespace Shop\Message;

final class ParcelSent
{
    public function __construct(public readonly int $label)
    {
    }
}
