<?php
$hit = preg_match('/' . preg_quote($_GET['re'], '/') . '/i', $haystack);
