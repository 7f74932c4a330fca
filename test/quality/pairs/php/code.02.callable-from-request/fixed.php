<?php

function export_csv(array $rows): string
{
    return implode("\n", array_map(fn ($row) => implode(';', $row), $rows));
}

function export_json(array $rows): string
{
    return json_encode($rows);
}

$rows = [['id', 'name'], [1, 'Ada'], [2, 'Grace']];
$format = $_GET['format'] ?? 'export_csv';
$exporters = ['csv' => 'export_csv', 'json' => 'export_json'];
$body = call_user_func($exporters[$format] ?? 'export_csv', $rows);

header('Content-Length: ' . strlen($body));
