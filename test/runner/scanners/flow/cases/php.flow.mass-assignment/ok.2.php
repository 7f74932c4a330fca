<?php

use App\Models\Pet;
use Illuminate\Http\Request;
use Illuminate\Support\Arr;

class PetController
{
    public function update(Request $request)
    {
        Pet::updateOrCreate(['id' => 1], Arr::only($request->all(), ['name', 'age']));
        Pet::create(array_intersect_key($request->all(), array_flip(['name'])));
        $changes = [];
        foreach (['name', 'age'] as $field) {
            $changes[$field] = $request->input($field);
        }
        Pet::create($changes);
    }
}
