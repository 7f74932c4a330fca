<?php
view('list', ['boats' => $boats->having("name LIKE '" . asked('name') . "%'")->all(), 'name' => asked('name')]);
