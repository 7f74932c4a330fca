<?php

$state = json_decode($_COOKIE['state'], true);
echo count((array) $state);
