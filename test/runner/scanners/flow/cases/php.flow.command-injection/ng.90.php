<?php
$params = [];
foreach (explode("&", $_SERVER["QUERY_STRING"]) as $pair) {
  [$k, $v] = explode("=", $pair, 2);
  $params[$k] = $v;
}
if (!in_array($params["repo"], ["a", "b"], true)) exit;
system("ls " . $params["repo"]);
system("ls " . $params["x"]); // expect
