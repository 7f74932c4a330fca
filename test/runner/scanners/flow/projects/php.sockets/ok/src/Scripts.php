<?php

namespace Chat;

class Scripts
{
    public function ratchet(string $text): void
    {
        system("ratchet " . escapeshellarg($text));
    }

    public function swoole(string $text): void
    {
        if (!preg_match('/^[a-z]{1,20}$/D', $text)) {
            return;
        }
        system("swoole " . $text);
    }

    public function open(string $text): void
    {
        system("open " . (int) $text);
    }

    public function receive(string $text): void
    {
        if (!in_array($text, ["first", "last"], true)) {
            throw new \InvalidArgumentException("page");
        }
        system("receive " . $text);
    }

    public function worker(string $text): void
    {
        system("worker " . escapeshellarg($text));
    }

    public function publish(string $text): void
    {
        if (!preg_match('/^[a-z]{1,20}$/D', $text)) {
            return;
        }
        system("publish " . $text);
    }

    public function called(string $text): void
    {
        system("called " . (int) $text);
    }
}
