<?php

function normalize_formula(string $formula): string
{
    return str_replace(',', '.', $formula);
}
