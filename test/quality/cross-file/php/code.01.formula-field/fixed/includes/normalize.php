<?php

function normalize_formula(string $formula): string
{
    return (string) floatval(str_replace(',', '.', $formula));
}
