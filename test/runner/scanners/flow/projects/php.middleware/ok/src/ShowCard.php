<?php
namespace Shop;

use Psr\Http\Message\ResponseInterface;
use Psr\Http\Message\ServerRequestInterface;

class ShowCard
{
    public function __invoke(ServerRequestInterface $request, ResponseInterface $response): ResponseInterface
    {
        throw new \RuntimeException('There is no card ' . $request->getQueryParams()['name']);
    }
}
