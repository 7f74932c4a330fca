<?php
use Illuminate\Http\Request;
class K extends Controller {
public function b(Request $request) {
    foreach ($request->all() as $name => $value) {
        exec($name); // expect
    }
}
public function b2(Request $request) {
    foreach ($request->query() as $name => $value) {
        exec($name); // expect
    }
}
public function b3(Request $request) {
    foreach ($request->input('x') as $name => $value) {
        exec($name); // expect
    }
}
public function b4(Request $request) {
    foreach ($_POST as $name => $value) {
        exec($name); // expect
    }
}
public function b5(Request $request) {
    foreach (array_keys($request->all()) as $name) {
        exec($name); // expect
    }
}
}
