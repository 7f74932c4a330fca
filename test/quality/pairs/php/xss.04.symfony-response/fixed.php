<?php

namespace App\Controller;

use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;

class ErrorController
{
    public function notFound(Request $request): Response
    {
        $wanted = $request->query->get('url', '/');
        $html = '<h1>Not found</h1>';
        $html .= '<p>There is no page at <code>' . htmlentities($wanted) . '</code>.</p>';
        $html .= '<p><a href="/">Start</a></p>';

        return new Response($html, Response::HTTP_NOT_FOUND);
    }
}
