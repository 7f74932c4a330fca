<?php

use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Route;

Route::get('/rows/{table}/{id}', function (string $table, string $id) {
    return DB::select("SELECT * FROM $table WHERE id = $id");
})->whereIn('table', ['sales', 'stock'])->whereNumber('id');

Route::get('/columns/{table}', function (string $table) {
    return DB::select("SHOW COLUMNS FROM " . $table);
})->where('table', '[a-z_]+');
