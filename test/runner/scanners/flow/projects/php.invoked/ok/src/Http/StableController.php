<?php

namespace Stable\Http;

use Stable\Command;
use Stable\Feed;
use Illuminate\Http\Request;

class StableController
{
    public function feed(Request $request, Feed $feed)
    {
        $feed($request->input('food'));
        Command::create()->with($request->input('argument'))->run();
    }
}
