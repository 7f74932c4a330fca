<?php
require_once dirname(__FILE__) . '/includes/class-note-store.php';
require_once dirname(__FILE__) . '/includes/class-note-widget.php';
