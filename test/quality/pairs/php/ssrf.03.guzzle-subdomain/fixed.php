<?php

use GuzzleHttp\Client;
use Psr\Http\Message\ResponseInterface as Response;
use Psr\Http\Message\ServerRequestInterface as Request;

final class TenantStatusAction
{
    public function __construct(private Client $client)
    {
    }

    public function __invoke(Request $request, Response $response): Response
    {
        $query = $request->getQueryParams();
        $region = $query['region'];
        $hosts = ['eu' => 'eu', 'us' => 'us', 'ap' => 'ap'];
        $status = $this->client->get('http://' . ($hosts[$region] ?? 'eu') . '.internal.example.com/status');

        return $response->withStatus($status->getStatusCode());
    }
}
