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
        return DB::select("SELECT * FROM reports ORDER BY " . $request->label); // expect
    }

    public function latest(Request $request)
    {
        if ($request->has('column')) {
            $request->validate(['column' => 'required|in:name,date']);
        }
        DB::select("SELECT * FROM reports ORDER BY " . $request->header('column')); // expect
        return DB::select("SELECT * FROM reports ORDER BY " . $request->input('column')); // expect
    }

    public function search(Request $request)
    {
        DB::select("SELECT * FROM reports ORDER BY " . $request->input('column')); // expect
        $this->validate($request, ['column' => 'required|in:name,date', 'label' => 'string']);
        return DB::select("SELECT * FROM reports ORDER BY " . $request->input('label')); // expect
    }

    public function export(Request $request)
    {
        $validator = Validator::make($request->all(), ['column' => 'required|in:name,date', 'label' => 'string']);
        if ($validator->fails()) {
            report('invalid');
        }
        $other = Validator::make(['unit' => 'h'], ['unit' => 'integer']);
        if ($other->fails()) {
            return response()->json([], 422);
        }
        DB::select("SELECT * FROM reports WHERE unit = " . $request->input('unit')); // expect
        DB::select("SELECT * FROM reports ORDER BY " . $request->input('column')); // expect
        $data = $validator->validated();
        return DB::select("SELECT * FROM reports WHERE label = '" . $data['label'] . "'"); // expect
    }

    public function configured(Request $request)
    {
        $validator = Validator::make($this->settings->all(), ['column' => 'required|in:name,date']);
        if ($validator->fails()) {
            return response()->json([], 422);
        }
        return DB::select("SELECT * FROM reports ORDER BY " . $request->input('column')); // expect
    }
}
