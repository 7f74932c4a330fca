<?php
namespace App;

class UserController extends Controller
{
    public function show(Request $request): string
    {
        system('audit ' . $request->field('name')); // expect
        return $this->page('user', ['note' => $request->field('note')]);
    }
}
