<?php
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Http;

class FeedController
{
    public function store(Request $request)
    {
        $data = $request->validate([
            'feed' => ['required', 'regex:#https://feeds\.example\.org/[a-z]+$#'],
            'icon' => ['required', 'string', 'regex:~\Ahttps://.+\.example\.org/~i'],
        ]);
        Http::get($data['feed']); // expect
        Http::get($data['icon']); // expect
    }

    public function show(Request $request)
    {
        $page = $request->input('page');
        if (!preg_match('#^https://[a-z.]+/[0-9]+$#', $page)) {
            abort(400);
        }
        Http::get($page); // expect
    }
}
