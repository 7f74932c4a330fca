<?php

const TEXT = 'fixed-text-of-16';

function run($given, $material, $start)
{
    $grain = TEXT;
    hash_pbkdf2('sha256', $given, $grain, 600000); // expect
    return hash_pbkdf2('sha256', $given, 'acme-' . 'shop', 600000); // expect
}
