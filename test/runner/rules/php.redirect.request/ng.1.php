<?php
header("Location: " . $_GET["url"]); // expect
header("Location: {$_GET['url']}"); // expect
$target = $_GET["next"];
header("Location: $target"); // expect
return redirect($request->input("url")); // expect
