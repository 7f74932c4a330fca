<?php

use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;
use App\Models\Shop;

class OrderController
{
    public function index(Request $request)
    {
        $domain = $request->input('domain');
        $shop = Shop::where('domain', $domain)->firstOrFail();

        return DB::select('select number, total from ' . $domain . '_orders order by number');
    }
}
