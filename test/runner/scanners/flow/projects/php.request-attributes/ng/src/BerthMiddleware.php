<?php

namespace Harbour;

use Psr\Http\Message\ResponseInterface;
use Psr\Http\Message\ServerRequestInterface;
use Psr\Http\Server\MiddlewareInterface;
use Psr\Http\Server\RequestHandlerInterface;

final class BerthMiddleware implements MiddlewareInterface
{
    private const BERTHS = ['north', 'south'];

    public function process(ServerRequestInterface $request, RequestHandlerInterface $handler): ResponseInterface
    {
        return $handler->handle($request->withAttribute('berth', $this->berthOf($request)));
    }

    private function berthOf(ServerRequestInterface $request): string
    {
        $berth = $request->getQueryParams()['berth'] ?? 'north';

        return is_string($berth) ? $berth : 'north';
    }
}
