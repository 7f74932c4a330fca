<?php

namespace App;

abstract class BaseController
{
    public function show(): void
    {
        $this->output($this->decorate($_GET['title']));
    }

    protected function decorate(string $title): string
    {
        return htmlspecialchars($title);
    }

    protected function output(string $html): void
    {
        echo $html; // expect
    }
}
