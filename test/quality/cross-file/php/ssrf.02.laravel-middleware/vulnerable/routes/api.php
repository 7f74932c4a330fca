<?php

use App\Http\Controllers\StockController;
use App\Http\Middleware\SelectBackend;
use Illuminate\Support\Facades\Route;

Route::middleware(SelectBackend::class)->get('/stock/{id}', [StockController::class, 'show']);
