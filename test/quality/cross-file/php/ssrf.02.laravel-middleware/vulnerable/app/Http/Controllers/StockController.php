<?php

namespace App\Http\Controllers;

use Illuminate\Http\Request;
use Illuminate\Support\Facades\Http;

class StockController extends Controller
{
    public function show(Request $request, int $id)
    {
        $response = Http::get($request->attributes->get('backend') . '/stock/' . $id); // expect
        return response()->json($response->json());
    }
}
