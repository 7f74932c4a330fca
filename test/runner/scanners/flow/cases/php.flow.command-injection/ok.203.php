<?php

function removed(): void
{
    $options = $_POST;
    unset($options['format']);
    $options['format'] ??= 'png';
    echo shell_exec("convert in.svg out.{$options['format']}");
}
