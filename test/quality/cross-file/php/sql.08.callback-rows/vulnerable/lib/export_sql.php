<?php

function export_sql(string $year): string
{
    return "SELECT id, total FROM orders WHERE year = $year";
}
