<?php

const TEXT = 'fixed-text-of-16';

function run($given, $material, $start)
{
    $name = 'sha256';
    return hash($name, $given);
}
