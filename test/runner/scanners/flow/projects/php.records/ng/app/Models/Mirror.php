<?php

namespace App\Models;

class Mirror extends \Illuminate\Database\Eloquent\Model
{
    public function pull($remote)
    {
        exec("git pull $remote"); // expect
    }
}
