<?php
function line(string $text): string
{
    return preg_replace('/[[:punct:]]+/', ' ', $text);
}

$logger->info('no account ' . line($_GET['name'])); // expect
$logger->info('no device ' . preg_replace('~[\x30-\x39]~', '', $_GET['device'])); // expect
