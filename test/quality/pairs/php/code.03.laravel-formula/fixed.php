<?php

namespace App\Http\Controllers;

use Illuminate\Http\Request;

class PriceController extends Controller
{
    public function preview(Request $request)
    {
        $formula = $request->input('formula');
        $base = (float) $request->input('base');

        $compute = function (float $price) use ($formula) {
            return $price * (float) $formula;
        };

        return response()->json(['price' => round($compute($base), 2)]);
    }
}
