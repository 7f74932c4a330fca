<?php
$value = $_GET["value"];
echo "<p>$value</p>"; // expect
print("<b>" . $value . "</b>"); // expect
