<?php
if (md5($_POST['password'] . $salt) == $row['hash']) { // expect
    $ok = true;
}
