<?php

function export_sql(string $year): string
{
    return sprintf('SELECT id, total FROM orders WHERE year = %d', $year);
}
