<?php
if (isset($_GET["info"])) {
    phpinfo(); // expect
}
