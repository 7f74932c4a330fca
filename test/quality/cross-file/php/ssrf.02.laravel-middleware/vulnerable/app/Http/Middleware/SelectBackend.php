<?php

namespace App\Http\Middleware;

use Closure;
use Illuminate\Http\Request;

class SelectBackend
{
    public function handle(Request $request, Closure $next)
    {
        $backend = $request->header('X-Backend', 'http://stock.internal');
        $request->attributes->set('backend', $backend);
        return $next($request);
    }
}
