<?php

namespace Harbour;

use Psr\Http\Message\ResponseInterface;
use Psr\Http\Message\ServerRequestInterface;

final class ShowBoat
{
    public function __invoke(ServerRequestInterface $request, ResponseInterface $response): ResponseInterface
    {
        // The route sets it.
        readfile('boats/' . $request->getAttribute('boat')); // expect

        return $response;
    }
}
