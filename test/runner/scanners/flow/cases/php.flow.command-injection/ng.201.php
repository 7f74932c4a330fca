<?php
class Bag implements IteratorAggregate {
  private array $values;
  public function __construct(array $values) { $this->values = $values; }
  public function getIterator(): Iterator { return new ArrayIterator($this->values); }
}
class Clean implements IteratorAggregate {
  private array $values;
  public function __construct(array $values) { $this->values = $values; }
  public function getIterator(): Generator { foreach ($this->values as $k => $v) yield $k => (int) $v; }
}
foreach (new Bag($_GET['x']) as $x) system("ls " . $x); // expect
foreach (new Clean($_GET['x']) as $x) system("ls " . $x);
