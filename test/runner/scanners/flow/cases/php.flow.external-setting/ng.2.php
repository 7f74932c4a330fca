<?php
$mysqli = new mysqli("db");
$mysqli->select_db("tenant_" . $_COOKIE["tenant"]); // expect
