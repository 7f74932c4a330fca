<?php

function redirect_to(string $url): never
{
    $allowed = ['/', '/account.php', '/orders.php'];
    header('Location: ' . (in_array($url, $allowed, true) ? $url : '/'));
    exit;
}
