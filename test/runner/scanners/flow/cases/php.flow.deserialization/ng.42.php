<?php
$kept = unserialize($_POST["kept"]); // expect
$again = serialize($kept);
