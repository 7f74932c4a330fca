<?php
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Log;
class AuthController {
    public function login(Request $request) {
        Log::warning('Bad login', ['ip' => json_encode($request->input('email'))]);
        return response()->noContent();
    }
}
