<?php

use App\Models\Pet;
use Illuminate\Http\Request;

class PetController
{
    public function update(Request $request)
    {
        $fields = array_merge($request->all(), ['seen' => true]);
        Pet::updateOrCreate(['id' => 1], $fields); // expect
    }
}
