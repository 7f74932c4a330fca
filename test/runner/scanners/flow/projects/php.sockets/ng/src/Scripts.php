<?php

namespace Chat;

class Scripts
{
    public function ratchet(string $text): void
    {
        system("ratchet " . $text); // expect
    }

    public function swoole(string $text): void
    {
        system("swoole " . $text); // expect
    }

    public function open(string $text): void
    {
        system("open " . $text); // expect
    }

    public function receive(string $text): void
    {
        system("receive " . $text); // expect
    }

    public function worker(string $text): void
    {
        system("worker " . $text); // expect
    }

    public function publish(string $text): void
    {
        system("publish " . $text); // expect
    }

    public function called(string $text): void
    {
        system("called " . $text); // expect
    }
}
