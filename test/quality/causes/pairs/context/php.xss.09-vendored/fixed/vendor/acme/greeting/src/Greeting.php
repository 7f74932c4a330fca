<?php
echo '<h1>' . $_GET['name'] . '</h1>'; // at most info
