<?php
function shown($value) {
  return is_string($value) ? htmlspecialchars($value, ENT_QUOTES) : $value;
}
function asGiven($value) {
  return is_string($value) ? $value : htmlspecialchars((string) $value, ENT_QUOTES);
}
echo '<h1>' . asGiven($_GET['title']) . '</h1>'; // expect
