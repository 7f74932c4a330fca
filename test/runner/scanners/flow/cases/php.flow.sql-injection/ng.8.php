<?php
namespace App\Http\Controllers;

use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;

class ItemController extends Controller
{
    public function index(Request $request)
    {
        $v = $request->validate(['name' => 'required|string|max:100', 'limit' => 'integer', 'code' => 'regex:/^.+$/']);
        DB::select("SELECT * FROM items WHERE code = '{$v['code']}'"); // expect



        return DB::select("SELECT * FROM items WHERE name = '{$v['name']}' LIMIT {$v['limit']}"); // expect
    }

    public function all(Request $request)
    {
        $v = $request->validate($this->rules());
        return DB::select("SELECT * FROM items WHERE name = '{$v['limit']}'"); // expect
    }
}
