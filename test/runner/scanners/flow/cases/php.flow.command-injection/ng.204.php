<?php
function one() {
    $o = $_POST;
    if (empty($o['role'])) { $o['role'] = 'user'; }
    shell_exec("ls " . $o['role']); // expect
}
function two() {
    $o = array_merge(['role' => 'user'], $_POST);
    shell_exec("ls " . $o['role']); // expect
}
function three() {
    $o = $_POST + ['role' => 'user'];
    shell_exec("ls " . $o['role']); // expect
}
function four() {
    $o = ['role' => 'user'];
    foreach ($_POST as $k => $v) { $o[$k] = $v; }
    shell_exec("ls " . $o['role']); // expect
}
function five() {
    $o = json_decode(file_get_contents('php://input'), true);
    $o['role'] ??= 'user';
    shell_exec("ls " . $o['role']); // expect
}
function six() {
    $o = json_decode(file_get_contents('php://input'));
    if (!isset($o->role)) { $o->role = 'user'; }
    shell_exec("ls " . $o->role); // expect
}
function seven() {
    $o = ['role' => 'user', ...$_POST];
    shell_exec("ls " . $o['role']); // expect
}
function eight() {
    $o = array_replace(['role' => 'user'], $_POST);
    shell_exec("ls " . $o['role']); // expect
}
function nine() {
    $o = $_POST;
    $o['role'] = 'user';
    foreach ($o as $v) { shell_exec("ls " . $v); } // expect
}
