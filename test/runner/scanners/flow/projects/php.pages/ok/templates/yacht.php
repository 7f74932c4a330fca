<h1><?php echo $title; ?></h1>
<p><?= $length ?> m</p>
