<p>Reference <?= htmlspecialchars($reference, ENT_QUOTES) ?></p>

<p>Copies <?= $count ?></p>
