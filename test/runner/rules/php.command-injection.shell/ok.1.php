<?php
system("ls -l");
exec("ping -c 1 " . escapeshellarg($_GET["host"]));
exec(sprintf("kill %d", $pid));
exec(COMMAND);
$command = "ping " . escapeshellarg($host);
exec($command);
proc_open(["ls", $folder], [], $pipes);
echo `ls`;
curl_exec($handle);
$pdo->exec($sql);
