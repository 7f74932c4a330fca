<?php
session_start();
$_SESSION['role'] = $_POST['role'] === 'editor' ? 'editor' : 'reader';
$_SESSION['page'] = (int) $_GET['page'];
