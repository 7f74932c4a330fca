<?php

$state = unserialize($_COOKIE['state']); // expect once
echo count((array) $state);
