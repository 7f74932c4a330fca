<?php

namespace App\Job;

class Weigh
{
    use \Illuminate\Foundation\Bus\Dispatchable;

    public function __construct(private string $scale)
    {
    }

    public function handle(): void
    {
        exec("weigh {$this->scale}"); // expect
    }
}
