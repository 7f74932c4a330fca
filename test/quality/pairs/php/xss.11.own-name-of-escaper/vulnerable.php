<?php

function shown(string $text): string
{
    return trim($text);
}

echo '<p>' . shown($_GET['q'] ?? '') . '</p>';
