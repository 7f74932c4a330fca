<?php

const TYPES = ['csv' => 'text/csv', 'pdf' => 'application/pdf'];

function plain()
{
    $format = (string) ($_GET['format'] ?? 'csv');
    if (!isset(TYPES[$format])) {
        throw new InvalidArgumentException('unknown');
    }
    readfile('/srv/reports/latest.' . $format);
}

function held()
{
    $format = $_GET['format'];
    $type = TYPES[$format] ?? null;
    if ($type === null) {
        return;
    }
    readfile('/srv/reports/latest.' . $format);
}

function absent()
{
    $format = $_GET['format'];
    if (empty(TYPES[$format])) {
        return;
    }
    readfile('/srv/reports/latest.' . $format);
}
