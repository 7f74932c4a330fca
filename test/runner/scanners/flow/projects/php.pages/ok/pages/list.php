<?php
view('list', ['yachts' => $yachts->named(asked('name')), 'name' => htmlspecialchars(asked('name'))]);
