<?php
use GuzzleHttp\Client;
use Illuminate\Http\Request;
class WebhookController {
    public function __construct(private Client $client) {}
    public function test(Request $request) {
        $response = $this->client->post($request->input('endpoint'), ['json' => ['ping' => true]]); // expect
        return $response->getStatusCode();
    }
}
