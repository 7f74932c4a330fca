<?php

function checked_target(string $target): string
{
    if (filter_var($target, FILTER_VALIDATE_IP) === false) {
        throw new InvalidArgumentException('The target is not an IP address.');
    }
    return $target;
}
