<?php
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Http;
class PreviewController {
    public function show(Request $request) {
        return Http::get('https://api.example.com/preview', ['link' => $request->query('link')])->status();
    }
}
