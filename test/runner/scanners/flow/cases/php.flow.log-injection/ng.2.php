<?php
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Log;
class AuthController {
    public function login(Request $request) {
        Log::warning('Bad login by ' . $request->input('email')); // expect
        return response()->noContent();
    }
}
