<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;

class Room extends Model
{
    public function scopeWishing(Builder $query, string $wish): Builder
    {
        return $query->whereRaw("tags LIKE '%{$wish}%'"); // expect
    }
}
