<?php

namespace Marina;

use Psr\Http\Message\ResponseInterface;
use Psr\Http\Message\ServerRequestInterface;

final class ShowBerth
{
    public function __invoke(ServerRequestInterface $request, ResponseInterface $response): ResponseInterface
    {
        readfile('berths/' . $request->getAttribute('berth'));

        return $response;
    }
}
