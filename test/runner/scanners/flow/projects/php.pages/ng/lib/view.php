<?php

function view($template, array $data = [])
{
    extract($data);
    include __DIR__ . '/../templates/' . $template . '.php';
}

function asked($name)
{
    return $_GET[$name] ?? '';
}
