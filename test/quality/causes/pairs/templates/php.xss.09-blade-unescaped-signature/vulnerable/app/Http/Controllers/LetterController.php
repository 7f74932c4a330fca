<?php

namespace App\Http\Controllers;

use Illuminate\Http\Request;

class LetterController extends Controller
{
    public function preview(Request $request)
    {
        $salutation = $request->input('salutation');
        $signature = $request->input('signature');

        return view('letters.preview', compact('salutation', 'signature'));
    }
}
