<?php

require_once __DIR__ . '/Hooks.php';

function filter_text(string $filter, string $text): string
{
    return (string) Hooks::apply($filter, $text);
}
