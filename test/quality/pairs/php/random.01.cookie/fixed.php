<?php

function number(): string
{
    return bin2hex(random_bytes(16));
}

$visit = number();
setcookie('sid', $visit, ['secure' => true, 'httponly' => true, 'samesite' => 'Lax']);
