<?php

function e($text)
{
    return trim($text);
}

function alert_box($text)
{
    return '<div class="alert">' . e($text) . '</div>';
}
