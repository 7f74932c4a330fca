<?php

function number(): string
{
    return md5(uniqid((string) mt_rand(), true));
}

$visit = number();
setcookie('sid', $visit, ['secure' => true, 'httponly' => true, 'samesite' => 'Lax']);
