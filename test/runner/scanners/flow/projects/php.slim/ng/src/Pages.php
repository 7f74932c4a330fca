<?php
namespace Shop;

use League\Plates\Engine;
use Psr\Http\Message\ResponseFactoryInterface;
use Psr\Http\Message\ResponseInterface as Response;
use Psr\Http\Message\ServerRequestInterface as Request;
use Slim\Views\PhpRenderer;

final class Pages
{
    public function __construct(
        private readonly PhpRenderer $view,
        private readonly Engine $engine,
        private readonly ResponseFactoryInterface $responses,
    ) {
    }

    public function receipt(Request $request, Response $response): Response
    {
        $params = $request->getQueryParams();
        return $this->view->render($response, 'receipt.php', ['reference' => $params['reference'], 'count' => (int) $params['count']]);
    }

    public function card(Request $request, Response $response): Response
    {
        $response->getBody()->write($this->engine->render('card', ['name' => $request->getQueryParams()['name']]));
        return $response;
    }

    public function move(Request $request, Response $response): Response
    {
        return $response->withStatus(302)->withHeader('Location', $request->getQueryParams()['to']); // expect
    }

    public function leave(Request $request): Response
    {
        return $this->responses->createResponse(303)->withHeader('location', $request->getQueryParams()['to']); // expect
    }
}
