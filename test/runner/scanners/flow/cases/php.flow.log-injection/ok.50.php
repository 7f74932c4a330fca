<?php
function line(string $text): string
{
    return preg_replace('/[[:cntrl:]]+/', ' ', $text);
}

$logger->info('no account ' . line($_GET['name']));
$logger->info('no device ' . preg_replace('~[\x00-\x1F]~', '', $_GET['device']));
$logger->info('no room ' . preg_replace('/[^[:print:]]/', '', $_GET['room']));
