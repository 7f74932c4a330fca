<?php

namespace App\Http\Controllers;

use Illuminate\Http\Request;

class ExportController extends Controller
{
    public function show(Request $request, string $name)
    {
        $path = storage_path('exports/' . $request->query('folder') . '/' . $name);

        return response()->download($path);
    }
}
