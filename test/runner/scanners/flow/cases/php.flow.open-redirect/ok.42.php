<?php
header('Location: index.php?server=' . $_GET['server']);
header(sprintf('Location: admin/list.php?page=%s', $_GET['page']));
