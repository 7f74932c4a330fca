<p>For <?= $this->e($name) ?></p>
