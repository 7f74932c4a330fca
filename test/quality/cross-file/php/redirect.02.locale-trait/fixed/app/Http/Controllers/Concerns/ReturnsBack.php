<?php

namespace App\Http\Controllers\Concerns;

use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

trait ReturnsBack
{
    private array $places = ['home' => '/', 'profile' => '/profile'];

    protected function returnBack(Request $request): RedirectResponse
    {
        return redirect()->away($this->places[$request->query('back')] ?? '/');
    }
}
