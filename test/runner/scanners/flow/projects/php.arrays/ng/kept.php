<?php
$q = $_GET['q'];
$row = array_filter(['cmd' => 'ls', 'arg' => $q], fn($value) => $value !== '');
system($row['cmd']);
system($row['arg']); // expect

class Job {
    public $cmd = 'ls';
    public $arg;
}
$job = new Job();
$job->arg = $q;
['cmd' => $cmd, 'arg' => $arg] = get_object_vars($job);
system($cmd);
system($arg); // expect
