<?php

namespace Shop\Message;

final class ParcelLost
{
    public function __construct(public readonly string $label)
    {
    }
}
