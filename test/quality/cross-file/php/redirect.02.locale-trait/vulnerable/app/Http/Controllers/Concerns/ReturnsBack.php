<?php

namespace App\Http\Controllers\Concerns;

use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

trait ReturnsBack
{
    protected function returnBack(Request $request): RedirectResponse
    {
        return redirect()->away($request->query('back', '/')); // expect
    }
}
