<?php

namespace App;

class PageController extends BaseController
{
    protected function decorate(string $title): string
    {
        return '<h1>' . htmlspecialchars($title) . '</h1>';
    }
}
