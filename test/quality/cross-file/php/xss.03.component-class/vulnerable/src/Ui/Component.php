<?php

namespace Board\Ui;

abstract class Component
{
    abstract protected function content(): string;

    public function show(): void
    {
        echo '<section>' . $this->content() . '</section>'; // expect
    }
}
