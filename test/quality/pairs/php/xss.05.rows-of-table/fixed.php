<?php

function cell($value): string
{
    return '<td>' . $value . '</td>';
}

$headers = ['Field', 'Value'];
echo '<table><tr>';
foreach ($headers as $header) {
    echo cell($header);
}
echo '</tr>';

foreach ($_POST as $field => $value) {
    if (!is_string($value)) {
        continue;
    }
    $cells = array_map('cell', array_map('htmlspecialchars', [$field, $value]));
    echo '<tr>' . implode('', $cells) . '</tr>';
}
echo '</table>';
