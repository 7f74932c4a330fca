<?php

namespace App\Http\Controllers;

use Illuminate\Http\Request;

class DraftController extends Controller
{
    public function restore(Request $request)
    {
        $state = $request->header('X-Draft-State');
        $draft = unserialize($state, ['allowed_classes' => false]);

        return response()->json(['title' => $draft['title'] ?? '', 'length' => strlen($draft['body'] ?? '')]);
    }
}
