<?php

use Symfony\Component\Process\Process;

function convert(array $tags): void
{
    $arguments = [$_GET['program'], '-y'];
    foreach ($tags as $tag) {
        $arguments[] = $tag;
    }
    array_push($arguments, '-an');
    (new Process($arguments))->mustRun(); // expect
}
