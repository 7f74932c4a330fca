<?php
require 'lib/view.php';

render('search', ['term' => $_GET['q'] ?? '', 'title' => 'Search']);
