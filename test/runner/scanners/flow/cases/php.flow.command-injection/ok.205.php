<?php
class T1 {
    private const TIMECODE = '/\A\d{1,2}:[0-5]\d:[0-5]\d\z/';
    public function __construct(public readonly string $from) {
        if (1 !== preg_match(self::TIMECODE, $from)) { throw new \InvalidArgumentException('x'); }
    }
}
class T2 {
    private const TIMECODE = '/\A\d{1,2}:[0-5]\d:[0-5]\d\z/';
    public function __construct(public readonly string $from) {
        if (!preg_match(self::TIMECODE, $from)) { throw new \InvalidArgumentException('x'); }
    }
}
class T3 {
    private const TIMECODE = '/\A\d{1,2}:[0-5]\d:[0-5]\d\z/';
    public $from;
    public function __construct(string $from) {
        if (1 !== preg_match(self::TIMECODE, $from)) { throw new \InvalidArgumentException('x'); }
        $this->from = $from;
    }
}
class T4 {
    public function __construct(public readonly string $from) {
        if (1 !== preg_match('/\A\d{1,2}:[0-5]\d:[0-5]\d\z/', $from)) { throw new \InvalidArgumentException('x'); }
    }
}
function a() { system('x ' . (new T1($_GET['a']))->from); }
function b() { system('x ' . (new T2($_GET['a']))->from); }
function c() { system('x ' . (new T3($_GET['a']))->from); }
function d() { system('x ' . (new T4($_GET['a']))->from); }
function e() { if (1 !== preg_match('/\A\d{1,2}:[0-5]\d:[0-5]\d\z/', $_GET['a'])) { return; } system('x ' . $_GET['a']); }
