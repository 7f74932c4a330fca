<?php
namespace App;

use App\Requests\ListRequest;
use Illuminate\Support\Facades\DB;

class ListController
{
    public function index(ListRequest $request)
    {
        $data = $request->validated();
        return DB::select("select count(*) from reports group by {$data['group']} limit {$data['limit']}"); // expect
    }
}
