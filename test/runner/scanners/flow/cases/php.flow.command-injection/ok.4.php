<?php

function flags(array $options): Generator
{
    yield '--quiet';
    foreach ($options as $value) {
        yield '--level=' . (int) $value;
    }
}

foreach (flags($_GET) as $flag) {
    shell_exec("exporter $flag");
}
