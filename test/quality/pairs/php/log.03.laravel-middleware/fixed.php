<?php

namespace App\Http\Middleware;

use Closure;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Log;

class RecordClient
{
    public function handle(Request $request, Closure $next)
    {
        $client = $request->input('client', 'none');
        Log::info('Request of client ' . preg_replace('/[\r\n]+/', ' ', $client));

        return $next($request);
    }
}
