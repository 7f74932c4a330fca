<?php

namespace Museum\Controller;

use Museum\Listing\PaintingList;
use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\Routing\Attribute\Route;

class PaintingController
{
    public function __construct(private PaintingList $list)
    {
    }

    #[Route('/paintings', methods: ['GET'])]
    public function index(Request $request): JsonResponse
    {
        return new JsonResponse($this->list->rows($request->query->all()));
    }
}
