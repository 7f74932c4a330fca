<?php

namespace App\Http\Controllers;

use App\Http\Requests\ReportRequest;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Validator;

class ReportController extends Controller
{
    public function index(ReportRequest $request)
    {
        return DB::select("SELECT * FROM reports ORDER BY " . $request->column . ", " . $request['column']);
    }

    public function latest(Request $request)
    {
        $request->validate(['column' => 'required|in:name,date', 'label' => 'string']);
        DB::select("SELECT * FROM reports ORDER BY " . $request->input('column', 'name'));
        return DB::select("SELECT * FROM reports ORDER BY " . $request->column);
    }

    public function search(Request $request)
    {
        $this->validate($request, ['column' => 'required|in:name,date']);
        return DB::select("SELECT * FROM reports ORDER BY " . $request->input('column'));
    }

    public function export(Request $request)
    {
        $validator = Validator::make($request->all(), ['column' => 'required|in:name,date', 'unit' => 'integer']);
        if ($validator->fails()) {
            return response()->json([], 422);
        }
        $data = $validator->validated();
        DB::select("SELECT * FROM reports WHERE unit = " . $data['unit']);
        return DB::select("SELECT * FROM reports ORDER BY " . $request->input('column'));
    }
}
