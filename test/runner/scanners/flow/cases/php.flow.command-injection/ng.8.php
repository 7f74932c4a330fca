<?php

class Exporter
{
    public function export(): void
    {
        foreach ($this->flags($_POST) as $flag) {
            shell_exec("exporter $flag"); // expect
        }
        foreach (words($_GET) as $word) {
            exec("lookup $word"); // expect
        }
    }

    private function flags(array $options): Generator
    {
        foreach ($options as $name => $value) {
            yield "--$name=$value";
        }
    }
}

function words(array $query)
{
    yield 'first' => $query['first'];
    yield from [$query['second']];
}
