<?php
$id = session_id();
ini_set('session.use_strict_mode', '1');
session_id('cron');
