<?php
namespace App;

abstract class Controller
{
    protected function page(string $name, array $data): string
    {
        extract($data);
        ob_start();
        require __DIR__ . '/../views/' . $name . '.php';
        return ob_get_clean();
    }
}
