<?php
function badge(?string $text): string
{
    return '<b>' . esc($text) . '</b>';
}
