<?php
function nested($value, $depth)
{
    if ($depth === 0) {
        return $value;
    }
    return '<b>' . nested($value, $depth - 1) . '</b>';
}

function odd($value, $depth)
{
    if ($depth > 4) {
        return $value;
    }
    return even($value, $depth + 1);
}

function even($value, $depth)
{
    return htmlspecialchars($value) . odd($value, $depth + 1);
}

echo nested($_GET['name'], 3); // expect
echo odd($_GET['name'], 0); // expect
