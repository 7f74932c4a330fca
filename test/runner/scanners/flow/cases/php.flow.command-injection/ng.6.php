<?php
function gen($x) { $k = yield $x; yield from [$x]; return $x; }
function &refd(array &$a) { return $a['x']; }
class It implements IteratorAggregate, ArrayAccess { private $d = []; function getIterator(): Iterator { return new ArrayIterator($this->d); } function offsetSet($k, $v): void { $this->d[$k] = $v; } function offsetGet($k): mixed { return $this->d[$k]; } function offsetExists($k): bool { return true; } function offsetUnset($k): void {} function __call($n, $a) { return $a[0]; } static function __callStatic($n, $a) { return $a[0]; } function __invoke($x) { return $x; } function __toString() { return $this->d['s'] ?? ''; } }
function main() {
  $m = []; foreach ((array)$_GET['x'] as $v) { $m['k'][] = $v; } system($m['k'][0]); // expect
  foreach (gen($_GET['g']) as $v) system($v); // expect
  $it = new It; $it['a'] = $_GET['a']; system($it['a']); // expect
  foreach ($it as $v) system($v); // expect
  system($it->foo($_GET['b'])); // expect
  system(It::bar($_GET['c'])); // expect
  system($it($_GET['d'])); // expect
  $it['s'] = $_GET['s']; system("$it"); // expect
  $a = ['x' => $_GET['x']]; $r = &$a['x']; system($r); // expect
  ['x' => [, $y]] = ['x' => [1, $_GET['y']]]; system($y); // expect
  $f = fn(string ...$p) => implode(' ', $p); system($f('a', ...$_GET['p'])); // expect
  $c = array_combine(['a'], [$_GET['a']]); system($c['a']); // expect
  $d = array_column([['id' => $_GET['id']]], 'id'); system($d[0]); // expect
  $e = array_reduce($_GET['l'], fn($c, $i) => "$c $i", ''); system($e); // expect
  static $cache = []; $cache['q'] ??= $_GET['q']; system($cache['q']); // expect
  list($h, $i) = sscanf($_GET['s'], '%s %s'); system($h); // expect
  $s = strtr('{a}', ['{a}' => $_GET['a']]); system($s); // expect
  $j = json_decode($_GET['j']); system($j->a->b); // expect
  parse_str($_GET['q'], $out); system($out['c']); // expect
  preg_match('/(.*)/', $_GET['p'], $mm); system($mm[1]); // expect
  $k = new class($_GET['k']) { function __construct(public $v) {} }; system($k->v); // expect
  $u = array_walk($a, function (&$v, $k) { $v = "x $v"; }); system($a['x']); // expect
  usort($_GET['o'], fn($x, $y) => system($x)); // expect
  $z2 = $_GET['t'] ?: 'd'; system($z2); // expect
  system(match(true) { default => $_GET['m'] }); // expect
  $w = [...$_GET['w'], 'a']; system($w[0]); // expect
  system(vsprintf('x %s', $_GET['v'])); // expect
  $cl = Closure::fromCallable('trim'); system($cl($_GET['cl'])); // expect
  system((string) new SplFixedArray(1) . iterator_to_array(gen($_GET['i']))[0]); // expect
}
