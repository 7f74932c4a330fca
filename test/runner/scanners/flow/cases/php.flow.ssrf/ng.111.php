<?php
use Symfony\Component\HttpClient\NoPrivateNetworkHttpClient;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Contracts\HttpClient\HttpClientInterface;

class Guarded
{
    private HttpClientInterface $client;

    public function __construct(HttpClientInterface $client)
    {
        $this->client = new NoPrivateNetworkHttpClient($client);
    }

    public function load(Request $request)
    {
        return $this->client->request('GET', $request->query->get('url'));
    }
}

class Open
{
    public function __construct(private HttpClientInterface $client)
    {
    }

    public function load(Request $request)
    {
        return $this->client->request('GET', $request->query->get('url')); // expect
    }
}
