<?php

namespace App\Http\Controllers;

use Illuminate\Http\Request;
use Illuminate\Support\Facades\Http;

class WebhookTestController extends Controller
{
    public function __invoke(Request $request)
    {
        $data = $request->validate(['target' => 'required|string|max:200']);

        $response = Http::timeout(5)->post(config('services.hooks.url'), ['event' => 'ping', 'target' => $data['target']]);

        return ['status' => $response->status()];
    }
}
