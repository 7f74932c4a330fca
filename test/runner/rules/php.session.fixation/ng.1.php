<?php
session_id($_GET['sid']); // expect
session_start();
