<?php

require_once __DIR__ . '/Hooks.php';

const FILTERS = ['upper' => 'strtoupper', 'lower' => 'strtolower'];

function filter_text(string $filter, string $text): string
{
    return (string) Hooks::apply(FILTERS[$filter] ?? 'trim', $text);
}
