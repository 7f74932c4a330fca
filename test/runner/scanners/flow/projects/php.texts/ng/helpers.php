<?php
use Illuminate\Support\Arr;

function index(Illuminate\Http\Request $request) {
    $q = $request->input('q');
    $data = ['a' => ['b' => 'ls', 'c' => $q]];
    system(Arr::get($data, 'a.b'));
    system(Arr::get($data, 'a.c')); // expect
    system(data_get($data, 'a.x', $q)); // expect
    system(implode(' ', Arr::only(['a' => 'ls', 'b' => $q], ['b']))); // expect
    system(collect([['cmd' => 'ls', 'arg' => $q]])->pluck('cmd')->first());
    system(collect([['cmd' => 'ls', 'arg' => $q]])->pluck('arg')->first()); // expect
    system(collect(['ls', $q])->values()->all()[1]); // expect
}
