<?php
require 'Handlers.php';
use Queue\Handlers;

$handlers = ['convert' => [new Handlers(), 'convert'], 'other' => [new Handlers(), 'other']];
$handlers['convert']($_POST);
$handlers['other'](['from' => 'a']);
