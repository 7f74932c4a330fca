<?php
$hit = preg_match('/' . $_GET['re'] . '/i', $haystack); // expect
