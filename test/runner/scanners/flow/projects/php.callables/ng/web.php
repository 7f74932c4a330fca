<?php
require 'Bus.php';
require 'Handlers.php';
use Queue\Bus;
use Queue\Handlers;

$bus = new Bus();
$bus->on('convert', [new Handlers(), 'convert']);
$bus->on('resize', [Handlers::class, 'resize']);
$bus->emit('convert', ['from' => $_POST['from']]);
$bus->emit('resize', $_POST);
