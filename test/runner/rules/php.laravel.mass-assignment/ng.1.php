<?php
class UserController {
    function store(Request $request) {
        return User::create($request->all()); // expect
    }
}
