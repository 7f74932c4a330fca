<?php

namespace App\Controller;

use App\Dto\PriceQuery;
use Doctrine\DBAL\Connection;
use Symfony\Component\HttpFoundation\{JsonResponse, Request, Response};
use Symfony\Component\Validator\Validator\ValidatorInterface;

final class PriceController
{
    public function __construct(private ValidatorInterface $validator, private Connection $connection)
    {
    }

    #[Route('/prices')]
    public function show(Request $request): Response
    {
        $query = new PriceQuery((string) $request->query->get('sku'), (string) $request->query->get('currency'));
        $errors = $this->validator->validate($query);
        if (count($errors) > 0) {
            return new JsonResponse(['error' => 'invalid'], 400);
        }
        $rows = $this->connection->fetchAllAssociative("select * from prices where sku = '{$query->sku}'");
        return new JsonResponse($rows);
    }
}
