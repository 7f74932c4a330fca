<?php

namespace Archive\Controller;

use Archive\Storage\Storage;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;

class DocumentController
{
    public function __construct(private Storage $storage)
    {
    }

    public function show(Request $request): Response
    {
        $text = $this->storage->read($request->query->get('name'));
        return new Response($text, 200, ['Content-Type' => 'text/plain']);
    }
}
