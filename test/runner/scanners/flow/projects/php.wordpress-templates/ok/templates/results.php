<h3>Stores near <?php echo esc_html( $args['city'] ); ?></h3>
<p>Within <?php echo $args['radius']; ?> km</p>
