<?php

namespace App\Http\Controllers;

class NoteController extends Controller
{
    public function show(int $number)
    {
        return response("<h1>$number</h1>");
    }

    public function index()
    {
        return $this->page("Notes");
    }

    private function page(string $title)
    {
        return response("<h1>$title</h1>");
    }
}
