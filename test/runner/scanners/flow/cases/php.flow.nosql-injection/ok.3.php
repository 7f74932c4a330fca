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

        return $this->vouchers->findOneAndUpdate(['code' => (string) $data['code']], ['$set' => ['used' => true]]);
    }

    public function find(ServerRequestInterface $request): ?array
    {
        $data = json_decode((string) $request->getBody(), true);
        if (!is_string($data['code'])) {
            return null;
        }

        return $this->vouchers->findOne(['code' => $data['code']]);
    }
}
