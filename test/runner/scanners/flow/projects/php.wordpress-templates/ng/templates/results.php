<h3>Stores near <?php echo $args['city']; // expect
?></h3>
<p>Within <?php echo $args['radius']; ?> km</p>
