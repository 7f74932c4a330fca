<?php
const HOSTS = ["a.example", "b.example"];
function ok1() {
  $host = $_GET["host"];
  $errors = [];
  if (!in_array($host, HOSTS, true)) { $errors[] = "host"; }
  if ($errors) { return; }
  echo file_get_contents("https://" . $host . "/logo");
}
function ok2() {
  $host = $_GET["host"];
  $errors = [];
  if (!in_array($host, HOSTS, true)) { $errors["host"] = "host"; }
  if (!isset($_GET["n"])) { $errors["n"] = "host"; }
  if (count($errors) > 0) { return; }
  echo file_get_contents("https://" . $host . "/logo");
}
function ok3() {
  $host = $_GET["host"];
  $errors = [];
  if (!in_array($host, HOSTS, true)) { $errors["host"] = "host"; }
  if (!empty($errors)) { return; }
  echo file_get_contents("https://" . $host . "/logo");
}
ok1(); ok2(); ok3();
