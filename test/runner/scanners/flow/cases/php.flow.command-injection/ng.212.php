<?php
exec('x ' . $_SERVER['PHP_AUTH_USER']); // expect
