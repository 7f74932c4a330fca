<?php

namespace App\Http;

use App\Models\Mirror;
use Illuminate\Http\Request;

class MirrorController
{
    public function update(Request $request)
    {
        $mirror = Mirror::where('name', 'main')->firstOrFail();
        $mirror->pull($request->input('remote'));
        $mirror->prune('gone');
    }
}
