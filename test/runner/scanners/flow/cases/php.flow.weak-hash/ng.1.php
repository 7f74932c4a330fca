<?php

const TEXT = 'fixed-text-of-16';

function run($given, $material, $start)
{
    $name = 'md5';
    hash($name, $given); // expect
    return hash('sha' . '1', $given); // expect
}
