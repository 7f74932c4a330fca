<?php

namespace App\Controller;

use Doctrine\DBAL\Connection;
use Symfony\Bundle\FrameworkBundle\Controller\AbstractController;
use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\Routing\Annotation\Route;

class ArchiveController extends AbstractController
{
    public function __construct(private Connection $connection)
    {
    }

    #[Route('/archive', methods: ['GET'])]
    public function list(Request $request): JsonResponse
    {
        $offset = (int) $request->query->get('offset', '0');
        $sql = sprintf('SELECT id, subject, sent_at FROM newsletters ORDER BY sent_at DESC LIMIT 20 OFFSET %s', $offset);

        return $this->json($this->connection->fetchAllAssociative($sql));
    }
}
