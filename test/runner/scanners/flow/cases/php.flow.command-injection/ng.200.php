<?php
class Bag implements ArrayAccess {
  private array $values;
  public function __construct(array $values) { $this->values = $values; }
  public function offsetGet(mixed $key): mixed { return $this->values[$key] ?? ''; }
  public function offsetExists(mixed $key): bool { return isset($this->values[$key]); }
  public function offsetSet(mixed $key, mixed $value): void { throw new LogicException(); }
  public function offsetUnset(mixed $key): void { throw new LogicException(); }
}
class Clean implements ArrayAccess {
  private array $values;
  public function __construct(array $values) { $this->values = $values; }
  public function offsetGet(mixed $key): mixed { return escapeshellarg($this->values[$key]); }
}
class Store implements ArrayAccess {
  private array $items = [];
  public function offsetGet(mixed $key): mixed { return $this->items[$key]; }
  public function offsetSet(mixed $key, mixed $value): void { $this->items[$key] = $value; }
}
class Digits implements ArrayAccess {
  private array $items = [];
  public function offsetGet(mixed $key): mixed { return $this->items[$key]; }
  public function offsetSet(mixed $key, mixed $value): void { $this->items[$key] = (int) $value; }
}
$bag = new Bag($_GET);
system("ls " . $bag['x']); // expect
$bag = new Clean($_GET);
system("ls " . $bag['x']);
$s = new Store();
$s['x'] = $_GET['x'];
system("ls " . $s['x']); // expect
$s = new Digits();
$s['x'] = $_GET['x'];
system("ls " . $s['x']);
