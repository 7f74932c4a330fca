<?php
$q = (string) (int) $_GET["q"];
$command = new mikehaertl\shellcommand\Command("ls " . $q);
$ssh = new phpseclib3\Net\SSH2("h"); $ssh->exec("ls " . $q);
