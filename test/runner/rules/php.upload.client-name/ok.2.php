<?php
class Uploads {
    function store(Request $request) {
        return $request->file("photo")->store("photos");
    }
}
