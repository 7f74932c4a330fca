<?php

namespace App\Http\Controllers;

class NoteController extends Controller
{
    public function show(string $slug)
    {
        return response("<h1>$slug</h1>"); // expect
    }
}
