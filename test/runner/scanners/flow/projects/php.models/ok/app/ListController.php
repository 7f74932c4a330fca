<?php
namespace App;

use App\Requests\ListRequest;
use Illuminate\Support\Facades\DB;

class ListController
{
    public function index(ListRequest $request)
    {
        $data = $request->validated();
        return DB::select("select * from reports order by {$data['sort']} limit {$request->input('limit')}");
    }
}
