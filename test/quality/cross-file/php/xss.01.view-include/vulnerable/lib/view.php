<?php

function render(string $view, array $values): void
{
    extract($values);
    include __DIR__ . '/../views/search.php';
}
