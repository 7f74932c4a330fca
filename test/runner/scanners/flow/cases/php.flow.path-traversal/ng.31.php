<?php
if (isset($_SERVER['REDIRECT_HTTP_AUTHORIZATION'])) {
    $_SERVER['HTTP_AUTHORIZATION'] = $_SERVER['REDIRECT_HTTP_AUTHORIZATION'];
}
readfile('/srv/site' . $_SERVER['PATH_INFO']); // expect
readfile('/srv/themes/' . $_SERVER['HTTP_X_THEME']); // expect
