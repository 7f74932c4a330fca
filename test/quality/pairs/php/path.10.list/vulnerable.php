<?php
[$folder, $name] = explode('/', $_GET['path'], 2);
$data = file_get_contents("/srv/$folder/$name.txt");
