<?php

namespace App\Http\Controllers;

use Illuminate\Http\Request;

class OutboundController extends Controller
{
    private array $partners = [
        'shop' => 'https://shop.example.com/',
        'blog' => 'https://blog.example.com/',
    ];

    public function go(Request $request)
    {
        $to = $request->query('to');
        logger()->info('Somebody leaves');

        return redirect()->away($this->partners[$to] ?? $this->partners['shop']);
    }
}
