<?php

use App\Models\Pet;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;

class PetController
{
    public function store(Request $request)
    {
        $fields = $request->except('_token');
        $pet = new Pet();
        $pet->forceFill($fields); // expect
        DB::table('pets')->insert($fields); // expect
    }
}
