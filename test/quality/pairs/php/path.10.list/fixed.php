<?php
[$folder, $name] = ['docs', 'readme'];
$data = file_get_contents("/srv/$folder/$name.txt");
