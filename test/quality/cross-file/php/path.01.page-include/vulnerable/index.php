<?php
require 'lib/pages.php';

$page = $_GET['page'] ?? 'home';
include page_file($page); // expect
