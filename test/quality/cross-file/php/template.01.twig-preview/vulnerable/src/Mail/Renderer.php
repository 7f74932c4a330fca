<?php

namespace News\Mail;

use Twig\Environment;
use Twig\Loader\ArrayLoader;

class Renderer
{
    private Environment $twig;

    public function __construct()
    {
        $this->twig = new Environment(new ArrayLoader());
    }

    public function render(string $source, array $values): string
    {
        return $this->twig->createTemplate($source)->render($values); // expect
    }
}
