<?php

use App\Models\Pet;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;

class PetController
{
    public function store(Request $request)
    {
        $pet = new Pet();
        $pet->forceFill(['name' => $request->input('name')]);
        $fields = $request->only(['name', 'age']);
        DB::table('pets')->insert($fields);
    }
}
