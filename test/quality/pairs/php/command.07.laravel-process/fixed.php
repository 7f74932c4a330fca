<?php
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Process;
use Illuminate\Support\Facades\Route;
Route::post('/deploy', function (Request $request) {
    Process::run(['git', 'checkout', '--', $request->branch]);
    return response()->noContent();
});
