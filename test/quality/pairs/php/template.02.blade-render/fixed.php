<?php

namespace App\Http\Controllers;

use Illuminate\Http\Request;
use Illuminate\Support\Facades\Blade;

class SignatureController extends Controller
{
    public function preview(Request $request)
    {
        $signature = $request->input('signature');

        return Blade::render('<footer>{{ $signature }}</footer>', ['signature' => $signature, 'year' => date('Y')]);
    }
}
