<?php
namespace App;

use Illuminate\Database\Eloquent\Attributes\Scope;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;

class Note extends Model
{
    public function scopeMatching(Builder $query, string $term): Builder
    {
        return $query->whereRaw('match(body) against (?)', [$term]);
    }

    public function scopeRecent(Builder $query, string $order): Builder
    {
        return $query->arranged($order);
    }

    public function scopeArranged(Builder $query, string $order): Builder
    {
        return $query->orderBy('id', $order === 'asc' ? 'asc' : 'desc');
    }

    #[Scope]
    protected function about(Builder $query, string $topic): void
    {
        $query->where('topic', $topic);
    }

    public function scopeOf(Builder $query, string $owner): Builder
    {
        return $query->where('owner', $owner);
    }
}
