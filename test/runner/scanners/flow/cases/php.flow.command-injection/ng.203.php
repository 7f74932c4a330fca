<?php

function kept(): void
{
    $options = $_POST;
    unset($options['format']);
    echo shell_exec("convert in.svg {$options['name']}"); // expect
}
