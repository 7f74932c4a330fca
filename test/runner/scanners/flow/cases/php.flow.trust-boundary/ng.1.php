<?php
session_start();
$_SESSION['role'] = $_POST['role']; // expect
