<?php
header('Access-Control-Allow-Origin: https://app.example.com');
