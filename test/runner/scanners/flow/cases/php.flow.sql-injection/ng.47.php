<?php
$c = match ($_GET['sort']) { 'a' => 'b', default => throw new InvalidArgumentException("bad " . $_GET['sort']) };
mysqli_query($db, "select 1 order by " . $c);
$d = $map[$_GET['x']] ?? throw new RuntimeException($_GET['x']);
mysqli_query($db, "select 1 order by " . $d);
$e = $_GET['y'] ?? throw new RuntimeException($_GET['x']);
mysqli_query($db, "select 1 order by " . $e); // expect
function f() { throw new RuntimeException($_GET['x']); }
