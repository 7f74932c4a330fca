<?php

const TEXT = 'fixed-text-of-16';

function run($given, $material, $start)
{
    $grain = random_bytes(16);
    return hash_pbkdf2('sha256', $given, $grain, 600000);
}
