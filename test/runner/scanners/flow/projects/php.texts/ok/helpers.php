<?php
use Illuminate\Support\Arr;

function index(Illuminate\Http\Request $request) {
    $q = $request->input('q');
    system(implode(' ', Arr::only(['a' => 'ls', 'b' => $q], ['a'])));
    system(implode(' ', Arr::except(['a' => 'ls', 'b' => $q], ['b'])));
    system(Arr::pluck([['cmd' => 'ls', 'arg' => $q]], 'cmd')[0]);
    system(collect(['a' => 'ls', 'b' => $q])->only(['a'])->implode(' '));
    system(collect(['a' => 'ls'])->merge(['b' => $q])->get('a'));
    system(collect(explode(',', $q))->count());
}
