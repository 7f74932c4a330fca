<?php
use App\Models\Report;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Route;

Route::get('/reports', fn (Request $request) => Report::search($request->query('term'))->get());
Route::get('/tables/{table}', function (string $table) {
    return DB::select("select * from $table"); // expect
});
