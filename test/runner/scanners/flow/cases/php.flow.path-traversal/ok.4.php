<?php
$input = \Joomla\CMS\Factory::getApplication()->input;
readfile('/data/' . $input->getInt('number') . '.txt');
readfile('/data/' . pathinfo($_GET['file'], PATHINFO_BASENAME));
readfile('/data/' . pathinfo($_GET['file'])['filename'] . '.txt');
