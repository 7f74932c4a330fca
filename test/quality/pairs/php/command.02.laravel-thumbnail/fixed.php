<?php

namespace App\Http\Controllers;

use Illuminate\Http\Request;
use Illuminate\Support\Facades\Storage;

class ThumbnailController extends Controller
{
    public function store(Request $request)
    {
        $path = $request->file('photo')->store('photos');
        $size = (int) $request->input('size', '200');
        $source = Storage::path($path);
        $target = Storage::path($path . '.thumb.jpg');

        exec("convert -resize {$size} " . escapeshellarg($source) . ' ' . escapeshellarg($target), $lines, $status);
        if ($status !== 0) {
            abort(500, 'The picture could not be resized.');
        }

        return response()->json(['thumbnail' => Storage::url($path . '.thumb.jpg')]);
    }
}
