<?php
$q = $_GET["q"];
$command = new mikehaertl\shellcommand\Command("ls " . $q); // expect
$ssh = new phpseclib3\Net\SSH2("h"); $ssh->exec("ls " . $q); // expect
