<?php
$ok = preg_match('/^(?:\.\w+)*$/', $text);
$list = preg_match('/^(\d+,)*\d+$/', $text);
