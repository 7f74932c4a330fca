<?php
function badge(?string $text): string
{
    return '<b>' . $text . '</b>';
}
