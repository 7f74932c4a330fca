<?php
if (preg_match('/^(\w+\s?)*$/', $_POST['text'])) { // expect
    echo 'ok';
}
