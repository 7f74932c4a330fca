<?php
$callable = $_GET['callable'];
$callable[1] = 'run';
call_user_func($callable); // expect
