<?php
ini_set("display_errors", 1); // expect
error_reporting(E_ALL);
