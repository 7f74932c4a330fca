<?php
namespace App;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Http\Request;

class NoteController
{
    public function index(Request $request)
    {
        return Note::query()
            ->when($request->query('q'), fn (Builder $query, string $term) => $query->matching($term))
            ->unless($request->query('all'), function (Builder $query) use ($request) {
                $query->recent($request->query('order'));
            })
            ->where(fn ($query) => $query->about($request->query('topic')))
            ->get();
    }

    public function own(Request $request)
    {
        return $this->restricted(Note::query(), $request->query('owner'))->get();
    }

    private function restricted(Builder $query, string $owner): Builder
    {
        return $query->of($owner);
    }
}
