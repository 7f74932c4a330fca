<?php
system("ping -c 1 " . $_GET["host"]); // expect
exec("convert $file out.png"); // expect
$command = "ls " . $folder;
shell_exec($command); // expect
echo `cat $name`; // expect
passthru($_POST["cmd"]); // expect
popen(sprintf("grep %s file", $word), "r"); // expect
