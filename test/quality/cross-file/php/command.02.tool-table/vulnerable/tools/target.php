<?php

function checked_target(string $target): string
{
    if ($target === '') {
        throw new InvalidArgumentException('The target is missing.');
    }
    return $target;
}
