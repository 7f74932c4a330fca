<?php

namespace App\Http\Controllers;

use App\Services\ImageConverter;
use Illuminate\Http\Request;

class ImageController extends Controller
{
    public function store(Request $request, ImageConverter $converter)
    {
        $done = $converter->resize(uniqid(), $request->query('size', '100x100'));
        return response()->json(['done' => $done]);
    }
}
