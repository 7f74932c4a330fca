<?php
$value = $_GET["value"];
readfile("/srv/" . $value); // expect
include "pages/" . $value . ".php"; // expect
