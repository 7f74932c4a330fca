<?php
header('X-Lang: ' . $_GET['lang']); // expect
