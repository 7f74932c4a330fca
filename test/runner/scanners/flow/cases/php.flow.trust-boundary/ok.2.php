<?php
$plan = $_POST['plan'];
if (!in_array($plan, ['free', 'paid'], true)) {
    exit;
}
$_SESSION['plan'] = $plan;
$_SESSION['started'] = time();
