<?php
$ok = preg_match('/^(a+)+$/', $text); // expect
$parts = preg_split('~(?:[a-z]+)*,~', $text); // expect
