<?php

const TEXT = 'fixed-text-of-16';

function run($given, $material, $start)
{
    $entry = TEXT;
    new PDO('mysql:host=db', 'app', $entry); // expect
    return new mysqli('db', 'app', 'wren-' . '41'); // expect
}
