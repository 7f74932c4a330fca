<?php

namespace Harbour;

use Psr\Http\Message\ResponseInterface;
use Psr\Http\Message\ServerRequestInterface;

final class ShowBerth
{
    public function __invoke(ServerRequestInterface $request, ResponseInterface $response): ResponseInterface
    {
        readfile('berths/' . $request->getAttribute('berth')); // expect

        return $response;
    }
}
