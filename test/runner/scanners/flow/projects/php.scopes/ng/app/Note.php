<?php
namespace App;

use Illuminate\Database\Eloquent\Attributes\Scope;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;

class Note extends Model
{
    public function scopeMatching(Builder $query, string $term): Builder
    {
        return $query->whereRaw("match(body) against ('$term')"); // expect
    }

    public function scopeRecent(Builder $query, string $order): Builder
    {
        return $query->arranged($order);
    }

    public function scopeArranged(Builder $query, string $order): Builder
    {
        return $query->orderByRaw($order . ' desc'); // expect
    }

    #[Scope]
    protected function about(Builder $query, string $topic): void
    {
        $query->whereRaw("topic = '$topic'"); // expect
    }

    public function scopeOf(Builder $query, string $owner): Builder
    {
        return $query->whereRaw("owner = '$owner'"); // expect
    }
}
