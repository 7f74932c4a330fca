<?php
class UserController {
    function store(Request $request) {
        return User::create($request->only(["name", "email"]));
    }
}
