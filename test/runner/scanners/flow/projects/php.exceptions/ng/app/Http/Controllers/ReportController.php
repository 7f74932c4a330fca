<?php

namespace App\Http\Controllers;

use App\Exceptions\MissingReport;
use Illuminate\Http\Request;

class ReportController extends Controller
{
    public function show(Request $request)
    {
        throw new MissingReport("No report " . $request->input("name"));
    }
}
