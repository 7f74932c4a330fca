<?php
const HOSTS = ["a.example", "b.example"];
function ng1() {
  $host = $_GET["host"];
  $errors = [];
  if (!in_array($host, HOSTS, true)) { $errors["host"] = "host"; }
  if (empty($errors)) { return; }
  echo file_get_contents("https://" . $host . "/logo"); // expect
}
ng1();
