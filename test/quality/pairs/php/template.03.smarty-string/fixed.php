<?php
require 'vendor/autoload.php';

$smarty = new Smarty();
$smarty->setCompileDir('/var/cache/smarty');
$smarty->escape_html = true;

$layouts = ['short' => 'Dear {$name},', 'long' => 'Good day, dear {$name}, and welcome back,'];
$choice = $_POST['layout'] ?? 'short';
$layout = isset($layouts[$choice]) ? $layouts[$choice] : $layouts['short'];

$smarty->assign('name', 'Grace');
$smarty->display('string:' . $layout);
