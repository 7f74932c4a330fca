<?php
system("head -n " . floor($_GET["count"]));
system("head -n " . array_sum($_GET["counts"]));
system("head -n " . hexdec($_GET["count"]));
