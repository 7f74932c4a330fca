<?php

namespace App\Http\Controllers;

use Illuminate\Http\Request;

class ExportController extends Controller
{
    public function show(Request $request, string $name)
    {
        $root = realpath(storage_path('exports'));
        $path = realpath($root . '/' . $request->query('folder') . '/' . $name);
        if ($path === false || !str_starts_with($path, $root . DIRECTORY_SEPARATOR)) {
            abort(404);
        }

        return response()->download($path);
    }
}
