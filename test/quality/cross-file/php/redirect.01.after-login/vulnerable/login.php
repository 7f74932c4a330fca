<?php
include_once 'includes/auth.php';
include_once 'includes/redirect.php';

if (sign_in($_POST['user'])) {
    redirect_to($_POST['next'] ?? '/');
}
