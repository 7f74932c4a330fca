<?php
enum Mode: string { case Fast = 'fast'; case Slow = 'slow'; public function cmd(): string { return 'x ' . $this->value; } public static function any(string $s): string { return $s; } }
function f() {
  system('x ' . Mode::from($_GET['m'])->value);
  system('x ' . Mode::tryFrom($_GET['m'])?->value);
  system(Mode::from($_GET['m'])->cmd());
  system(Mode::any($_GET['other'])); // expect
}
enum M2: string { case A = 'a'; public static function of(string $s): self { return self::tryFrom($s) ?? self::A; } public static function of2(string $s): static { return static::from($s); } }
function g() { system('x ' . M2::of($_GET['m'])->value); system('x ' . M2::of2($_GET['m'])->value); }
