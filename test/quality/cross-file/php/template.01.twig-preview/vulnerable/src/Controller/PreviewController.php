<?php

namespace News\Controller;

use News\Mail\Preview;
use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\HttpFoundation\Request;

class PreviewController
{
    public function __construct(private Preview $preview)
    {
    }

    public function __invoke(Request $request): JsonResponse
    {
        return new JsonResponse(['html' => $this->preview->html($request->request->get('body', ''))]);
    }
}
