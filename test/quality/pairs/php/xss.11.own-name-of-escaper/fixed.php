<?php

function shown(string $text): string
{
    return htmlspecialchars(trim($text), ENT_QUOTES);
}

echo '<p>' . shown($_GET['q'] ?? '') . '</p>';
