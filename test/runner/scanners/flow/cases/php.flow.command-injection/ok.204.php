<?php
use Psr\Http\Message\ResponseInterface as Response;
use Psr\Http\Message\ServerRequestInterface as Request;

function isSlug(string $text): bool
{
    foreach (str_split($text) as $c) {
        if (!(($c >= 'a' && $c <= 'z') || $c === '_')) {
            return false;
        }
    }
    return true;
}
function at(string $text): bool
{
    for ($i = 0; $i < strlen($text); $i++) {
        $c = $text[$i];
        if (!ctype_alnum($c) && $c !== '-') {
            return false;
        }
    }
    return true;
}
$app->get('/a', function (Request $request, Response $response) {
    $n = $request->getQueryParams()['n'];
    if (!isSlug($n)) return $response->withStatus(400);
    exec('ls ' . $n);
    return $response;
});
$app->get('/b', function (Request $request, Response $response) {
    $n = $request->getQueryParams()['n'];
    if (!at($n)) return $response->withStatus(400);
    exec('ls ' . $n);
    return $response;
});
