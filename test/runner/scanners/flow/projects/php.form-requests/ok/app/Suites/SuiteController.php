<?php

namespace App\Suites;

use App\Models\Suite;

class SuiteController
{
    public function index(SuiteRequest $request)
    {
        $wanted = $request->wanted();
        $suites = Suite::query();
        $suites->facing($wanted->view);

        return response()->json($suites->onFloor($wanted->floor)->wishing($wanted->wish)->get());
    }
}
