<?php

const TEXT = 'fixed-text-of-16';

function run($given, $material, $start)
{
    setcookie('sid', bin2hex(random_bytes(16)));
    setcookie('color', 'c' . mt_rand(1, 3));
    return null;
}
