<?php
namespace App\Http\Controllers;
use Illuminate\Http\Request;
class C extends Controller {
    public function a(Request $request) {
        $action = (string) $request->input('action');
        $known = match ($action) {
            'start', 'stop' => true,
            default => false,
        };
        if (!$known) { abort(400); }
        shell_exec("systemctl {$action} x");
    }
    public function b(Request $request) {
        $action = (string) $request->input('action');
        $known = in_array($action, ['a', 'b'], true);
        abort_unless($known, 400);
        shell_exec("systemctl {$action} x");
    }
    public function c(Request $request) {
        $action = (string) $request->input('action');
        abort_unless(in_array($action, ['a', 'b'], true), 400);
        shell_exec("systemctl {$action} x");
    }
    public function d(Request $request) {
        $action = $request->input('action');
        $ok = match (true) {
            $action === 'start' => true,
            default => false,
        };
        if (!$ok) { abort(400); }
        shell_exec("systemctl {$action} x");
    }
    public function e(Request $request) {
        $action = $request->input('action');
        $ok = match ($action) {
            'start' => true,
            default => true,
        };
        if (!$ok) { abort(400); }
        shell_exec("systemctl {$action} x"); // expect
    }
    public function f(Request $request) {
        $mine = new Spec('me', (string) $request->query('t'));
        $base = new Spec('me', 'report');
        exec('ls ' . $base->table());
    }
    public function g(Request $request) {
        $base = new Spec('me', 'report');
        $fork = clone $base;
        $fork->setTable((string) $request->query('t'));
        exec('ls ' . $base->table());
    }
    public function h(Request $request) {
        $job = new Job();
        foreach ($request->all() as $name => $value) {
            $job->$name = $value;
        }
        exec($job->command); // expect
    }
    public function i(Request $request) {
        $job = new Job();
        $n = $request->input('n');
        $job->{$n} = $request->input('v');
        exec($job->command); // expect
    }
}
class Job { public string $title = ''; public string $command = 'ls'; }
class Spec {
    public function __construct(private string $owner, private string $table) {}
    public function table(): string { return $this->table; }
    public function setTable(string $table): void { $this->table = $table; }
}
