<?php
view('yacht', ['title' => htmlspecialchars(asked('title')), 'length' => (int) asked('length')]);
back(asked('back'));
