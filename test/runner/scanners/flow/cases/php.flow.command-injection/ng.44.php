<?php
use Illuminate\Http\Request;

class MirrorController
{
    public function store(Request $request)
    {
        // The pattern fixes the host only.
        $data = $request->validate(['feed' => ['required', 'regex:#^https://feeds\.example\.org/.*$#']]);
        exec('wget ' . $data['feed']); // expect
    }
}
