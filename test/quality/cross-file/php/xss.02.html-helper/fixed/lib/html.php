<?php

function e($text)
{
    return htmlspecialchars(trim($text), ENT_QUOTES, 'UTF-8');
}

function alert_box($text)
{
    return '<div class="alert">' . e($text) . '</div>';
}
