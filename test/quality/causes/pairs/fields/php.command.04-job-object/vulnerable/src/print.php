<?php

class PrintJob
{
    public string $label = '';
    public string $printer = 'office';
}

$job = new PrintJob();
$job->label = $_POST['label'];
$job->printer = $_POST['printer'];

exec('lp -d ' . $job->printer . ' /srv/labels/next.pdf', $output, $status); // expect
echo $status === 0 ? 'printed' : 'failed';
