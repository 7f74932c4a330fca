<?php
$db = mysqli_connect('localhost', 'shop', getenv('DB_PASS'), 'shop');
