<?php
use App\Request;

$job = new Request(['name' => 'nightly'], new \PDO('sqlite:x'));
