<?php
class Converter {
    private array $options = [];
    public function set(string $key, string $value): self {
        $this->options[$key] = $value;
        return $this;
    }
    public function run(): void {
        $cmd = 'convert';
        foreach ($this->options as $k => $v) {
            $cmd .= ' -' . escapeshellarg($k) . ' ' . escapeshellarg($v);
        }
        exec($cmd, $out, $code);
    }
}
(new Converter())->set('resize', $_GET['size'])->run();
