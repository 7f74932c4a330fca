<?php
function clean($value)
{
    if (is_array($value)) {
        return array_map('clean', $value);
    }
    return htmlspecialchars($value, ENT_QUOTES);
}

function shown(array $values, int $from): string
{
    if ($from >= count($values)) {
        return '';
    }
    return '<li>' . htmlspecialchars($values[$from]) . '</li>' . shown($values, $from + 1);
}

echo clean($_GET['names'])[0];
echo shown($_GET['names'], 0);
