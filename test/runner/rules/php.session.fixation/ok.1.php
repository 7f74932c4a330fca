<?php
session_start();
session_regenerate_id(true);
