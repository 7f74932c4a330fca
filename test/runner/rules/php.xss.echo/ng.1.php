<?php
echo $_GET["name"]; // expect
echo "Hello " . $_GET["name"]; // expect
print "Hello {$_POST['name']}"; // expect
$name = $_GET["name"];
echo "<b>$name</b>"; // expect
printf("<b>%s</b>", $_GET["name"]); // expect
