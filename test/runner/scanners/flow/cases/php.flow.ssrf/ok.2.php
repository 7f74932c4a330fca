<?php
use GuzzleHttp\Client;
use Illuminate\Http\Request;
class WebhookController {
    public function __construct(private Client $client) {}
    public function test(Request $request) {
        $response = $this->client->post('https://hooks.example.com/ping', ['json' => ['id' => $request->input('endpoint')]]);
        return $response->getStatusCode();
    }
}
