<?php

namespace Board\Ui;

class Greeting extends Component
{
    public function __construct(private string $name)
    {
    }

    protected function content(): string
    {
        return "<h1>Hello {$this->name}</h1>";
    }
}
