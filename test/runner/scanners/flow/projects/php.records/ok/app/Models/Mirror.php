<?php

namespace App\Models;

class Mirror extends \Illuminate\Database\Eloquent\Model
{
    public function pull($remote)
    {
        exec('git pull -- ' . escapeshellarg($remote));
    }

    public function prune($branch)
    {
        exec("git branch -d $branch");
    }
}
