<?php

namespace Kennel\Http;

use Kennel\Command;
use Kennel\Feed;
use Illuminate\Http\Request;

class KennelController
{
    public function feed(Request $request, Feed $feed)
    {
        $feed($request->input('food'));
        Command::create()->with($request->input('argument'))->run();
    }
}
