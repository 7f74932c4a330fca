<?php
$subject = filter_input(INPUT_POST, 'subject');
$count = filter_input(INPUT_POST, 'count', FILTER_VALIDATE_INT);
$subject = htmlspecialchars((string) $subject);

$preview = <<<HTML
<article>
  <h2>$subject</h2>
  <p>This mail goes to $count people.</p>
</article>
HTML;

print $preview;
