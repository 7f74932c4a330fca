<?php

function evaluate_formula(string $formula): float
{
    return (float) eval('return ' . normalize_formula($formula) . ';'); // expect
}
