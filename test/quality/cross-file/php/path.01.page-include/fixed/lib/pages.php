<?php

const PAGES = ['home', 'about', 'contact'];

function page_file(string $name): string
{
    if (!in_array($name, PAGES, true)) {
        $name = 'home';
    }
    return __DIR__ . '/../pages/' . $name . '.php';
}
