<?php

namespace App\Models;

class User extends \Illuminate\Database\Eloquent\Model
{
    public function notify($text)
    {
        exec("notify $text"); // expect
    }
}
