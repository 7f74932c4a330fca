<h1><?php echo $title; ?></h1><!-- expect -->
<p><?= $length ?> m</p>
