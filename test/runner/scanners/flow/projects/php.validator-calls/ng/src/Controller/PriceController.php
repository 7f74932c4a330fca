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

        $rows = $this->connection->fetchAllAssociative("select * from prices where sku = '{$query->sku}'"); // expect
        return new JsonResponse($rows);
    }
}
