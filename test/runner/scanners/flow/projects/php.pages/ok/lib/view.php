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

function back($path)
{
    if (!preg_match('#\A/[a-z0-9/-]*\z#i', $path) || strpos($path, '//') === 0) {
        $path = '/';
    }
    header('Location: ' . $path);
}
