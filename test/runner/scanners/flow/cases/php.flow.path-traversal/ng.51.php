<?php

const TYPES = ['csv' => 'text/csv', 'pdf' => 'application/pdf'];

function other()
{
    $format = $_GET['format'];
    if (isset(TYPES[$format])) {
        return;
    }
    readfile('/srv/reports/latest.' . $format); // expect
}

function defaulted()
{
    $format = $_GET['format'];
    $type = TYPES[$format] ?? 'text/plain';
    if ($type === null) {
        return;
    }
    readfile('/srv/reports/latest.' . $format); // expect
}

function sent()
{
    $format = $_GET['format'];
    if (!isset($_GET['formats'][$format])) {
        return;
    }
    readfile('/srv/reports/latest.' . $format); // expect
}
