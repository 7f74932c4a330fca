<?php
session_start();
$_SESSION['next'] = $_GET['next']; // expect
