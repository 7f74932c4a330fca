<?php
function parameter($name, $isEscaped = true)
{
    $value = isset($_GET[$name]) ? $_GET[$name] : null;
    if ($isEscaped && !is_null($value)) {
        $value = htmlspecialchars($value);
    }
    return $value;
}

echo parameter('title', false); // expect
