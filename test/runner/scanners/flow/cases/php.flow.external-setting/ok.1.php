<?php
$connection = mysqli_connect("db");
mysqli_select_db($connection, "tenant_" . (int) $_GET["tenant"]);
