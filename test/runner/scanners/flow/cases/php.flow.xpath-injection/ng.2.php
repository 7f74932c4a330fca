<?php
$doc = new DOMDocument();
$doc->load('users.xml');
$xp = new DOMXPath($doc);
$nodes = $xp->query('//user[login="' . $_POST['login'] . '"]'); // expect
