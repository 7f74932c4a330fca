<?php

namespace App\Http;

use App\Models\Room;

class RoomController
{
    public function index(RoomRequest $request)
    {
        $rooms = Room::query();
        $rooms->wishing($request->wanted()->wish);

        return response()->json($rooms->orderByRaw($request->input('order'))->get()); // expect
    }
}
