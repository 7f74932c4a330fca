<?php

const TEXT = 'fixed-text-of-16';

function run($given, $material, $start)
{
    new PDO('mysql:host=db', 'app', '');
    return new mysqli('db', 'app', getenv('ENTRY'));
}
