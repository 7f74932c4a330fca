<?php
echo $this->Summary->headline($term);
?>
<p><?= count($orders) ?></p>
