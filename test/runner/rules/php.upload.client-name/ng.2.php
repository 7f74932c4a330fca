<?php
class Uploads {
    function store(Request $request) {
        $file = $request->file("photo");
        return $file->storeAs("photos", $file->getClientOriginalName()); // expect
    }
}
