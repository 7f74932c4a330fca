<?php
view('boat', ['title' => asked('title'), 'length' => (int) asked('length')]);
