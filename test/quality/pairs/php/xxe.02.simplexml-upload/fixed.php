<?php

namespace App\Http\Controllers;

use Illuminate\Http\Request;

class CatalogImportController extends Controller
{
    public function store(Request $request)
    {
        $text = $request->input('catalog');
        $options = LIBXML_NONET | LIBXML_NOCDATA;
        $catalog = simplexml_load_string($text, 'SimpleXMLElement', $options);
        if ($catalog === false) {
            abort(422, 'This is no XML.');
        }

        return response()->json(['products' => count($catalog->product)]);
    }
}
