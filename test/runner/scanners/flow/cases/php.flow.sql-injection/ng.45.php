<?php

use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Route;

Route::get('/rows/{table}/{id}', function (string $table, string $id) {
    return DB::select("SELECT * FROM sales WHERE id = $id"); // expect
})->where('table', '[a-z_]+')->where('id', '.*');
