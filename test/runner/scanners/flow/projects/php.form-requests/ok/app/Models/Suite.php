<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;

class Suite extends Model
{
    public function scopeFacing(Builder $query, string $view): Builder
    {
        return $query->whereRaw("view = '{$view}'");
    }

    public function scopeOnFloor(Builder $query, int $floor): Builder
    {
        return $query->whereRaw("floor = {$floor}");
    }

    public function scopeWishing(Builder $query, string $wish): Builder
    {
        return $query->whereRaw('tags LIKE ?', ["%{$wish}%"]);
    }
}
