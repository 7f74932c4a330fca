<?php

function page_file(string $name): string
{
    return __DIR__ . '/../pages/' . $name . '.php';
}
