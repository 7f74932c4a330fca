<?php
function a() { exec("x " . pack("a*", $_GET["v"])); } // expect
function b() { exec("x " . pack($_GET["v"])); } // expect
function c() { $x = pack("H*", $_GET["v"]); exec("x " . $x); } // expect
