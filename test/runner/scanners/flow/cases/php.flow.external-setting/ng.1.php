<?php
$connection = mysqli_connect("db");
mysqli_select_db($connection, $_GET["tenant"]); // expect
