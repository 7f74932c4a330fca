<?php
$doc = new DOMDocument();
$doc->load('users.xml');
$xp = new DOMXPath($doc);
if (!ctype_alnum($_POST['login'])) {
    exit;
}
$nodes = $xp->query('//user[login="' . $_POST['login'] . '"]');
