<?php
namespace App;

class UserController
{
    public function show(Request $request): string
    {
        system('audit ' . $request->field('name'));
        return '';
    }
}
