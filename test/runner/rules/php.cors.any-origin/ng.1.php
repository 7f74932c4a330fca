<?php
header('Access-Control-Allow-Origin: *'); // expect
