<?php
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Http;

class FeedController
{
    public function store(Request $request)
    {
        $data = $request->validate([
            'feed' => ['required', 'regex:#^https://feeds\.example\.org/[a-z]+$#'],
            'icon' => ['required', 'string', 'regex:~\Ahttps://icons\.example\.org/.*\z~i'],
        ]);
        Http::get($data['feed']);
        Http::get($data['icon']);
    }

    public function show(Request $request)
    {
        $page = $request->input('page');
        if (!preg_match('#^https://feeds\.example\.org/[0-9]+$#', $page)) {
            abort(400);
        }
        Http::get($page);
    }
}
