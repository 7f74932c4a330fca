<?php

namespace App\Controller;

use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;
use Twig\Environment;

class GreetingController
{
    public function __construct(private Environment $twig)
    {
    }

    public function preview(Request $request): Response
    {
        $greeting = $request->request->get('greeting');
        $template = $this->twig->createTemplate('<p>{{ greeting }} {{ name }}</p>');
        $html = $template->render(['name' => 'Ada', 'greeting' => $greeting]);

        return new Response($html);
    }
}
