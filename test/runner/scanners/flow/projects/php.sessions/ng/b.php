<?php
session_start();
header('Location: ' . $_SESSION['next']); // expect
header('Location: ' . $_SESSION['other']);
