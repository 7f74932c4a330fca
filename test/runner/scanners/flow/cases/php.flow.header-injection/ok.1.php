<?php
header('X-Lang: ' . urlencode($_GET['lang']));
