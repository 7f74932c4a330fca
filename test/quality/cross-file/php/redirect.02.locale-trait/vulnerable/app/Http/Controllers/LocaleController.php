<?php

namespace App\Http\Controllers;

use App\Http\Controllers\Concerns\ReturnsBack;
use Illuminate\Http\Request;

class LocaleController extends Controller
{
    use ReturnsBack;

    public function update(Request $request, string $locale)
    {
        $request->session()->put('locale', $locale === 'de' ? 'de' : 'en');
        return $this->returnBack($request);
    }
}
