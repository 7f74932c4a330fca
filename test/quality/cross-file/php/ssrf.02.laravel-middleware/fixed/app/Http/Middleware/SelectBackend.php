<?php

namespace App\Http\Middleware;

use Closure;
use Illuminate\Http\Request;

class SelectBackend
{
    public function handle(Request $request, Closure $next)
    {
        $backend = match ($request->header('X-Backend')) {
            'eu' => 'http://stock-eu.internal',
            default => 'http://stock.internal',
        };
        $request->attributes->set('backend', $backend);
        return $next($request);
    }
}
