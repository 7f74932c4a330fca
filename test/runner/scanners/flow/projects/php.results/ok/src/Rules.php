<?php
namespace App;
class Result {
  public function __construct(public bool $ok, public ?string $error = null) {}
  public static function failure(string $error): self { return new self(false, $error); }
  public static function success(): self { return new self(true); }
  public function isOk(): bool { return $this->ok; }
}
class Rules {
  private array $errors = [];
  public function check(string $host): bool { $this->errors = []; if (!preg_match('/^[a-z]+$/D', $host)) { $this->errors[] = 'bad'; } return $this->errors === []; }
  public function validate(string $host): void { if (!preg_match('/^[a-z]+$/D', $host)) { $this->errors['host'] = 'bad'; } }
  public function fails(): bool { return count($this->errors) > 0; }
  public function errors(): array { return $this->errors; }
  public static function result(string $host): Result { if (!preg_match('/^[a-z]+$/D', $host)) { return Result::failure('bad'); } return Result::success(); }
  public static function problem(string $host): ?string { return preg_match('/^[a-z]+$/D', $host) ? null : 'bad'; }
}
