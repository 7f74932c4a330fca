<?php

class Expressions
{
    private const TAX = 'return round($net * 1.19, 2);';

    public function gross(float $net): float
    {
        return eval('return ' . $_GET['formula'] . ';'); // expect
    }
}
