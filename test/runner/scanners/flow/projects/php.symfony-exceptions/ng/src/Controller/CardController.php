<?php
namespace App\Controller;

use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\Routing\Attribute\Route;

class CardController
{
    #[Route('/cards')]
    public function show(Request $request): Response
    {
        throw new \DomainException('There is no card ' . $request->query->get('name'));
    }
}
