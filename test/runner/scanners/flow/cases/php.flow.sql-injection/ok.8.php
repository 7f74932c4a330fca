<?php
namespace App\Http\Controllers;

use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\Rule;

class ItemController extends Controller
{
    public function index(Request $request)
    {
        $v = $request->validate([
            'sort' => ['required', Rule::in(['id', 'title'])],
            'dir' => 'required|in:asc,desc',
            'limit' => 'required|integer|max:100',
            'column' => ['required', 'regex:/^[a-z_]+$/'],
        ]);
        return DB::select("SELECT {$v['column']} FROM items ORDER BY {$v['sort']} {$v['dir']} LIMIT {$v['limit']}");
    }

    public function owner()
    {
        ['owner' => $owner] = request()->validate(['owner' => 'uuid']);
        return DB::select("SELECT * FROM items WHERE owner = '$owner'");
    }
}
