<?php

function tool_ping(string $target): string
{
    return (string) shell_exec('ping -c 1 ' . checked_target($target)); // expect
}

function tool_upper(string $target): string
{
    return strtoupper($target);
}
