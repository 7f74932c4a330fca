<h1>Boats <?= $name ?></h1>
