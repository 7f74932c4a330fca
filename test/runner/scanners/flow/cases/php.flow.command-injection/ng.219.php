<?php
use Psr\Http\Message\ResponseInterface as Response;
use Psr\Http\Message\ServerRequestInterface as Request;
use Psr\Http\Message\ServerRequestInterface;
use Psr\Http\Server\MiddlewareInterface;
use Psr\Http\Server\RequestHandlerInterface;
use Slim\Factory\AppFactory;
use Slim\Routing\RouteContext;

$app = AppFactory::create();
$app->get('/h/{name}', function (Request $request, Response $response, array $args) {
    exec('x ' . $args['name']); // expect
    exec('x ' . $request->getQueryParams()['host']); // expect
    exec('x ' . $request->getParsedBody()['host']); // expect
    exec('x ' . $request->getCookieParams()['host']); // expect
    exec('x ' . $request->getHeaderLine('X-Host')); // expect
    exec('x ' . $request->getHeader('X-Host')[0]); // expect
    exec('x ' . $request->getHeaders()['X-Host'][0]); // expect
    exec('x ' . $request->getServerParams()['HTTP_X_HOST']); // expect
    exec('x ' . $request->getUploadedFiles()['doc']->getClientFilename()); // expect
    exec('x ' . $request->getAttribute('name')); // expect
    exec('x ' . $request->getBody()->getContents()); // expect
    exec('x ' . (string) $request->getBody()); // expect
    exec('x ' . $request->getUri()->getQuery()); // expect
    exec('x ' . $request->getUri()->getPath()); // expect
    exec('x ' . $request->getRequestTarget()); // expect
    exec('x ' . RouteContext::fromRequest($request)->getRoute()->getArgument('name')); // expect
    exec('seq ' . (int) $args['n']);
    return $response;
});

$app->get('/c/{name}', function ($req, $res, $args) {
    exec('x ' . $req->getQueryParams()['host']); // expect
    exec('x ' . $args['name']); // expect
    exec('x ' . $req->getParsedBody()['host']); // expect
    return $res;
});

class HostAction
{
    public function __invoke(Request $request, Response $response, array $args): Response
    {
        exec('x ' . $args['name']); // expect
        exec('x ' . $request->getQueryParams()['host']); // expect
        return $response;
    }
}

class HostHandler implements RequestHandlerInterface
{
    public function handle(ServerRequestInterface $request): Response
    {
        exec('x ' . $request->getQueryParams()['host']); // expect
        exec('x ' . $request->getAttribute('name')); // expect
        $body = json_decode((string) $request->getBody(), true);
        exec('x ' . $body['host']); // expect
        foreach ($request->getUploadedFiles() as $file) {
            exec('x ' . $file->getClientFilename()); // expect
        }
    }
}

class HostMiddleware implements MiddlewareInterface
{
    public function process(ServerRequestInterface $psr, RequestHandlerInterface $handler): Response
    {
        exec('x ' . $psr->getQueryParams()['host']); // expect
        exec('x ' . $psr->getHeaderLine('X-Host')); // expect
        exec('x ' . $psr->getCookieParams()['host']); // expect
        return $handler->handle($psr);
    }
}
