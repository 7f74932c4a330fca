<?php

namespace App\Repository;

use MongoDB\Collection;
use Psr\Http\Message\ServerRequestInterface;

final class Vouchers
{
    public function __construct(private Collection $vouchers)
    {
    }

    public function redeem(ServerRequestInterface $request): ?array
    {
        $data = json_decode((string) $request->getBody(), true);

        return $this->vouchers->findOneAndUpdate(['code' => $data['code']], ['$set' => ['used' => true]]); // expect
    }

    public function count(): int
    {
        return $this->vouchers->countDocuments(['owner' => $_GET['owner']]); // expect
    }
}
